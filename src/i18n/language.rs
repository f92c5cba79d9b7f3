//! The languages of the catalogs.

/// A language the bot speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Language {
    /// English, the one that every other falls back to.
    #[default]
    English,
    /// French.
    French,
    /// Spanish, of Spain and Latin America.
    Spanish,
    /// Czech.
    Czech,
    /// German.
    German,
    /// Dutch.
    Dutch,
    /// Italian.
    Italian,
    /// Polish.
    Polish,
}

impl Language {
    /// Every language.
    pub const ALL: [Language; 8] = [
        Language::English,
        Language::French,
        Language::Spanish,
        Language::Czech,
        Language::German,
        Language::Dutch,
        Language::Italian,
        Language::Polish,
    ];

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
            Language::French => "fr",
            Language::Spanish => "es",
            Language::Czech => "cs",
            Language::German => "de",
            Language::Dutch => "nl",
            Language::Italian => "it",
            Language::Polish => "pl",
        }
    }

    /// Lists Discord's locales of the language, but for English, which needs none: it is what the rest falls back to.
    #[must_use]
    pub const fn locales(self) -> &'static [&'static str] {
        match self {
            Language::English => &[],
            Language::French => &["fr"],
            Language::Spanish => &["es-ES", "es-419"],
            Language::Czech => &["cs"],
            Language::German => &["de"],
            Language::Dutch => &["nl"],
            Language::Italian => &["it"],
            Language::Polish => &["pl"],
        }
    }

    /// Shows the catalog.
    pub(super) const fn catalog(self) -> &'static str {
        match self {
            Language::English => include_str!("../../assets/i18n/en.ftl"),
            Language::French => include_str!("../../assets/i18n/fr.ftl"),
            Language::Spanish => include_str!("../../assets/i18n/es.ftl"),
            Language::Czech => include_str!("../../assets/i18n/cs.ftl"),
            Language::German => include_str!("../../assets/i18n/de.ftl"),
            Language::Dutch => include_str!("../../assets/i18n/nl.ftl"),
            Language::Italian => include_str!("../../assets/i18n/it.ftl"),
            Language::Polish => include_str!("../../assets/i18n/pl.ftl"),
        }
    }
}
