//! The languages of the catalogs.

/// A language the bot speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Language {
    /// English, the one that every other falls back to.
    #[default]
    English,
}

impl Language {
    /// Every language.
    pub const ALL: [Language; 1] = [Language::English];

    /// Finds the language for one of Discord's locales, such as `en-GB`; English if the bot does not speak it.
    #[must_use]
    pub fn of_locale(locale: &str) -> Language {
        let language = locale.split('-').next().unwrap_or_default();
        Language::ALL.into_iter().find(|known| known.tag() == language).unwrap_or_default()
    }

    /// Tells the language tag, such as `en`.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
        }
    }

    /// Lists Discord's locales of the language, but for English, which needs none: it is what the rest falls back to.
    #[must_use]
    pub const fn locales(self) -> &'static [&'static str] {
        match self {
            Language::English => &[],
        }
    }

    /// Shows the catalog.
    pub(super) const fn catalog(self) -> &'static str {
        match self {
            Language::English => include_str!("../../assets/i18n/en.ftl"),
        }
    }
}
