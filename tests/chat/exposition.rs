//! Prometheus' text format, read as strictly as it is described.

use std::collections::{BTreeMap, BTreeSet};

/// What was scraped: each series, written as it stands before its value, with that value.
pub type Series = BTreeMap<String, f64>;

/// Labels with their values, in their order.
type Labels = Vec<(String, String)>;

/// Reads an exposition.
///
/// # Errors
///
/// Names the first line that is not as it should be.
pub fn read(text: &str) -> Result<Series, String> {
    let mut series = Series::new();
    let mut known = BTreeSet::new();
    let mut family: Option<(String, String)> = None;
    let mut helped: Option<String> = None;
    if !text.ends_with('\n') {
        return Err("the last line does not end".into());
    }
    for line in text.lines() {
        let wrong = |why: &str| Err(format!("{why}: {line:?}"));
        if let Some(rest) = line.strip_prefix("# HELP ") {
            let Some((name, words)) = rest.split_once(' ') else { return wrong("help without words") };
            if words.is_empty() || !is_name(name) || !known.insert(name.to_string()) {
                return wrong("help for a bad name, or for one that was there");
            }
            helped = Some(name.to_string());
            family = None;
        } else if let Some(rest) = line.strip_prefix("# TYPE ") {
            let Some((name, kind)) = rest.split_once(' ') else { return wrong("a type without a kind") };
            if helped.as_deref() != Some(name) || !["counter", "gauge", "histogram"].contains(&kind) {
                return wrong("a type without help, or of no kind");
            }
            if (kind == "counter") != name.ends_with("_total") {
                return wrong("what ends in _total are counters, and they alone");
            }
            family = Some((name.to_string(), kind.to_string()));
        } else {
            let Some((name, labels, value)) = sample(line) else { return wrong("no sample") };
            let Some((family, kind)) = &family else { return wrong("a sample without a type") };
            let suffix = name.strip_prefix(family.as_str());
            let fits = match kind.as_str() {
                "histogram" => matches!(suffix, Some("_bucket" | "_sum" | "_count")),
                _ => suffix == Some(""),
            };
            if !fits || labels.iter().any(|(label, _)| label == "le") != name.ends_with("_bucket") {
                return wrong("a sample of another family");
            }
            if kind != "gauge" && (value.is_nan() || value < 0.0) {
                return wrong("less than nothing");
            }
            let labels: Vec<String> = labels.iter().map(|(name, value)| format!("{name}={value:?}")).collect();
            let key = if labels.is_empty() { name.into() } else { format!("{name}{{{}}}", labels.join(",")) };
            if series.insert(key, value).is_some() {
                return wrong("a series that was there");
            }
        }
    }
    histograms(&series).map(|()| series)
}

/// Reads a sample: name, labels and value; nothing may stand behind it.
fn sample(line: &str) -> Option<(&str, Labels, f64)> {
    let (name, rest) = line.split_at(line.find(['{', ' '])?);
    let (labels, value) = match rest.strip_prefix('{') {
        Some(rest) => labels(rest)?,
        None => (Labels::new(), rest),
    };
    let value = value.strip_prefix(' ')?;
    let plain = value.bytes().all(|c| c.is_ascii_digit() || b"+-.eE".contains(&c)) || value == "+Inf";
    (is_name(name) && plain).then_some(())?;
    Some((name, labels, value.parse().ok()?))
}

/// Reads labels up to their brace, and gives what stands behind it.
fn labels(mut rest: &str) -> Option<(Labels, &str)> {
    let mut labels = Labels::new();
    loop {
        let (name, quoted) = rest.split_once("=\"")?;
        let mut value = String::new();
        let mut letters = quoted.char_indices();
        let end = loop {
            match letters.next()? {
                (at, '"') => break at,
                (_, '\\') => value.push(match letters.next()?.1 {
                    'n' => '\n',
                    same @ ('\\' | '"') => same,
                    _ => return None,
                }),
                (_, letter) => value.push(letter),
            }
        };
        (is_name(name) && !name.contains(':') && labels.iter().all(|(known, _)| known != name)).then_some(())?;
        labels.push((name.to_string(), value));
        rest = &quoted[end + 1..];
        match rest.strip_prefix(',') {
            Some(more) => rest = more,
            None => return Some((labels, rest.strip_prefix('}')?)),
        }
    }
}

fn is_name(name: &str) -> bool {
    !name.starts_with(|c: char| c.is_ascii_digit())
        && !name.is_empty()
        && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_' || c == ':')
}

/// Checks that each bucket holds the ones before it, and the last of them everything.
fn histograms(series: &Series) -> Result<(), String> {
    for (count, total) in series.iter().filter_map(|(key, value)| Some((key.strip_suffix("_count")?, value))) {
        let begins = format!("{count}_bucket{{le=\"");
        let mut buckets: Vec<(f64, f64)> = series
            .iter()
            .filter_map(|(key, held)| Some((key.strip_prefix(&begins)?.strip_suffix("\"}")?.parse().ok()?, *held)))
            .collect();
        buckets.sort_by(|(a, _), (b, _)| a.total_cmp(b));
        let rises = buckets.windows(2).all(|pair| pair[0].1 <= pair[1].1);
        let whole = buckets.last().is_some_and(|(bound, held)| bound.is_infinite() && held == total);
        if !rises || !whole || !series.contains_key(&format!("{count}_sum")) {
            return Err(format!("{count} is no histogram: {buckets:?}"));
        }
    }
    Ok(())
}

#[test]
fn what_is_well_formed_is_read() {
    let text = "# HELP a_total What.\n# TYPE a_total counter\na_total{x=\"1\",y=\"q\\\"\\\\\\n}\"} 3\na_total 0.5e1\n\
        # HELP b How long.\n# TYPE b histogram\nb_sum 1.5\nb_count 2\nb_bucket{le=\"0.5\"} 1\nb_bucket{le=\"+Inf\"} 2\n\
        # HELP c Which.\n# TYPE c gauge\nc -2.5\n";
    let read = read(text).unwrap();
    assert_eq!(read.len(), 7);
    assert_eq!((read["a_total"], read["c"], read["b_bucket{le=\"+Inf\"}"]), (5.0, -2.5, 2.0));
}

#[test]
fn what_is_malformed_is_refused() {
    let head = "# HELP a_total What.\n# TYPE a_total counter\n";
    for tail in [
        "a_total 1",
        "a_total\n",
        "a_total one\n",
        "a_total  1\n",
        "a_total 1 2\n",
        "a_total 1 # EOF\n",
        "a_total -1\n",
        "a_total NaN\n",
        "a_total{} 1\n",
        "a_total{x} 1\n",
        "a_total{x=1} 1\n",
        "a_total{x=\"1} 1\n",
        "a_total{x=\"\\x\"} 1\n",
        "a_total{x=\"1\",} 1\n",
        "a_total{x=\"1\"}1\n",
        "a_total{x=\"1\",x=\"2\"} 1\n",
        "a_total{1x=\"1\"} 1\n",
        "a_total 1\na_total 1\n",
        "a_total_total 1\n",
        "b 1\n",
        "\n",
        "# EOF\n",
        "# HELP a_total Again.\n",
        "# HELP b\n",
        "# TYPE b gauge\n",
        "# HELP b So.\nb 1\n",
        "# HELP b So.\n# TYPE b counter\n",
        "# HELP b_total So.\n# TYPE b_total gauge\n",
        "# HELP b So.\n# TYPE b thing\n",
        "# HELP b So.\n# TYPE b histogram\nb_count 1\nb_sum 1\nb_bucket{le=\"1\"} 1\n",
        "# HELP b So.\n# TYPE b histogram\nb_count 1\nb_sum 1\nb_bucket{le=\"1\"} 2\nb_bucket{le=\"+Inf\"} 1\n",
        "# HELP b So.\n# TYPE b histogram\nb_count 1\nb_bucket{le=\"+Inf\"} 1\n",
        "# HELP b So.\n# TYPE b histogram\nb_count 1\nb_sum 1\nb_bucket 1\n",
    ] {
        assert!(read(&format!("{head}{tail}")).is_err(), "{tail:?}");
    }
}
