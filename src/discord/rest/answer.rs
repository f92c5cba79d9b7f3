//! Of an answer, what is needed.

use serde_json::Value;

use super::{Known, Posted};

/// Reads a number, which Discord writes as a string.
pub fn snowflake(value: &Value) -> Option<u64> {
    value.as_str().map_or_else(|| value.as_u64(), |text| text.parse().ok()).filter(|id| *id > 0)
}

/// Reads the number of what was made.
pub fn number(body: &Value) -> Option<u64> {
    snowflake(&body["id"])
}

/// Reads what names an address.
pub fn with_url(body: &Value) -> Option<Value> {
    body["url"].is_string().then(|| body.clone())
}

/// Reads what is needed of a member: his name on the server before the one he has chosen before his account's.
pub fn known(member: &Value) -> Option<Known> {
    let user = &member["user"];
    let names = [&member["nick"], &user["global_name"], &user["username"]];
    let name = names.into_iter().find_map(Value::as_str)?.to_string();
    Some(Known { name, is_bot: user["bot"] == true })
}

/// Reads what is needed of a message.
pub fn message(body: &Value) -> Option<Posted> {
    let attachments = body["attachments"].as_array();
    Some(Posted { id: number(body)?, attachment: attachments.map(|list| list.first().and_then(number)) })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn of_a_member_one_name_is_enough() {
        let user = json!({"username": "ada", "global_name": "Ada", "bot": true});
        let known = |member| known(&member).map(|known| (known.name, known.is_bot));
        assert_eq!(known(json!({"nick": "Countess", "user": user})), Some(("Countess".into(), true)));
        assert_eq!(known(json!({"nick": null, "user": user})), Some(("Ada".into(), true)));
        assert_eq!(known(json!({"user": {"username": "ada"}})), Some(("ada".into(), false)));
        assert_eq!(known(json!({"user": {"id": "7"}})), None);
    }

    #[test]
    fn of_a_message_its_number_is_enough() {
        assert_eq!(message(&json!({"id": "7"})), Some(Posted { id: 7, attachment: None }));
        assert_eq!(message(&json!({"id": 7, "attachments": []})), Some(Posted { id: 7, attachment: Some(None) }));
        let told = json!({"id": "7", "attachments": [{"id": "9"}, {}], "author": 5, "mentions": {}});
        assert_eq!(message(&told), Some(Posted { id: 7, attachment: Some(Some(9)) }));
        for none in [json!({}), json!({"id": "x"}), json!({"id": "0"}), json!([]), Value::Null] {
            assert_eq!(message(&none), None, "{none}");
        }
    }
}
