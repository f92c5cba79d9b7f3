//! The bot's own application and user, and where the gateway is.

use serde_json::json;

use super::{Answer, Call, Outcome};
use crate::playground::snowflake;
use crate::playground::world::World;

pub(super) fn gateway(world: &mut World, _call: &Call) -> Outcome {
    Ok(Answer::ok(json!({ "url": world.gateway_url() })))
}

pub(super) fn gateway_bot(world: &mut World, _call: &Call) -> Outcome {
    Ok(Answer::ok(json!({
        "url": world.gateway_url(),
        "shards": world.gateway.shards,
        "session_start_limit": {
            "total": 1000,
            "remaining": 1000,
            "reset_after": 0,
            "max_concurrency": 16,
        },
    })))
}

pub(super) fn me(world: &mut World, _call: &Call) -> Outcome {
    Ok(Answer::ok(world.me_json()))
}

pub(super) fn application(world: &mut World, _call: &Call) -> Outcome {
    let guilds = world.guilds.values().filter(|guild| guild.joined).count();
    Ok(Answer::ok(json!({
        "id": snowflake::show(world.app.id),
        "name": world.app.name,
        "icon": null,
        "description": "",
        "summary": "",
        "type": null,
        "bot": world.me_json(),
        "bot_public": true,
        "bot_require_code_grant": false,
        "verify_key": "0".repeat(64),
        "owner": {
            "id": snowflake::show(world.app.id),
            "username": "owner",
            "discriminator": "0",
            "global_name": null,
            "avatar": null,
            "public_flags": 0,
        },
        "team": null,
        "flags": 0,
        "tags": [],
        "redirect_uris": [],
        "interactions_endpoint_url": null,
        "role_connections_verification_url": null,
        "approximate_guild_count": guilds,
        "approximate_user_install_count": 0,
        "install_params": { "scopes": ["bot", "applications.commands"], "permissions": "0" },
        "integration_types_config": { "0": {} },
    })))
}
