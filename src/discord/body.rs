//! Request bodies with their pictures.
//!
//! serenity writes the number of a new attachment as a JSON number and cannot leave the list of attachments out of an
//! answer; Discord's description asks for a string, and what is left out is kept. So the list is written here: the files
//! of a request are numbered in their order.

use serde::Serialize;
use serde_json::{Value, json};
use serenity::all::CreateAttachment;

/// What becomes of a message's pictures.
#[derive(Clone, Copy, Debug)]
pub enum Pictures<'a> {
    /// The message has these and no others.
    New(&'a [CreateAttachment]),
    /// The message keeps this one and no other.
    Keep(u64),
    /// The message has none.
    None,
    /// The message keeps what it has, of which nothing is known.
    Unchanged,
}

impl<'a> Pictures<'a> {
    /// Takes a picture if there is one.
    #[must_use]
    pub fn of(picture: Option<&'a CreateAttachment>) -> Pictures<'a> {
        picture.map_or(Pictures::None, |picture| Pictures::New(std::slice::from_ref(picture)))
    }

    /// Takes files, as many as there are.
    #[must_use]
    pub const fn all(files: &'a [CreateAttachment]) -> Pictures<'a> {
        if files.is_empty() { Pictures::None } else { Pictures::New(files) }
    }

    /// Lists the files to be sent along.
    pub const fn files(self) -> &'a [CreateAttachment] {
        match self {
            Pictures::New(files) => files,
            Pictures::Keep(_) | Pictures::None | Pictures::Unchanged => &[],
        }
    }

    /// Lists the attachments; what is left out is kept.
    fn list(self) -> Option<Value> {
        Some(match self {
            Pictures::New(files) => {
                let numbered = files.iter().enumerate().map(|(number, file)| {
                    json!({ "id": number.to_string(), "filename": file.filename, "description": file.description })
                });
                numbered.collect()
            }
            Pictures::Keep(id) => json!([{ "id": id.to_string() }]),
            Pictures::None => json!([]),
            Pictures::Unchanged => return None,
        })
    }

    fn write(self, body: &mut Value) {
        match (self.list(), body.as_object_mut()) {
            (Some(list), _) => body["attachments"] = list,
            (None, Some(fields)) => drop(fields.remove("attachments")),
            (None, None) => {}
        }
    }
}

/// Writes a message's body.
///
/// # Errors
///
/// Fails when the message cannot be written as JSON, which its types do not allow.
pub fn message(message: &impl Serialize, pictures: Pictures<'_>) -> serde_json::Result<Value> {
    let mut body = serde_json::to_value(message)?;
    pictures.write(&mut body);
    Ok(body)
}

/// Writes the body of an answer to an interaction: what kind it is, and the message if it has one.
///
/// # Errors
///
/// Fails when the answer cannot be written as JSON, which its types do not allow.
pub fn response(response: &impl Serialize, pictures: Pictures<'_>) -> serde_json::Result<Value> {
    let mut body = serde_json::to_value(response)?;
    // Only messages have pictures: a deferral or a list of choices has none to speak of.
    if body["data"].get("attachments").is_some() {
        pictures.write(&mut body["data"]);
    }
    Ok(body)
}
