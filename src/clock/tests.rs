//! What the clock makes of what it hears, and who wakes when.

use super::*;

/// 2026-01-01T00:00:00Z, from which the instants here are counted.
const NEW_YEAR: i64 = 1_767_225_600_000;

fn at(ms: i64) -> Timestamp {
    Timestamp::from_ms(NEW_YEAR + ms)
}

/// Makes the number that Discord gives to something at an instant.
fn made(ms: i64) -> u64 {
    u64::try_from(NEW_YEAR + ms - DISCORD_EPOCH_MS).unwrap() << 22 | 7
}

#[test]
fn a_slow_event_alone_does_not_move_the_clock() {
    let (clock, _) = Clock::manual(at(10_000));
    clock.heard(made(8_000));
    assert_eq!(clock.now(), at(10_000));
}

#[test]
fn an_event_from_the_future_shows_a_slow_host() {
    let (clock, _) = Clock::manual(at(10_000));
    clock.heard(made(15_000));
    assert_eq!(clock.now(), at(15_000));
}

#[test]
fn an_answer_made_before_it_was_asked_for_shows_a_fast_host() {
    let (clock, hands) = Clock::manual(at(10_000));
    hands.advance(Span::from_ms(100));
    clock.asked(at(10_000), made(5_050));
    assert_eq!(clock.offset(), Span::from_ms(4_950));
    hands.advance(Span::from_ms(50));
    clock.heard(made(5_150));
    assert_eq!(clock.offset(), Span::from_ms(4_950));
}

#[test]
fn a_host_whose_clock_is_set_moves_no_deadline_and_shows_by_how_much() {
    for by in [Span::from_secs(5), Span::from_secs(-5), Span::from_secs(-3_600)] {
        let (clock, hands) = Clock::manual(at(10_000_000));
        clock.asked(at(10_000_000), made(10_000_000));
        hands.set_host(by);
        assert_eq!((clock.now(), clock.offset()), (at(10_000_000), by));
        hands.advance(Span::from_secs(1));
        clock.heard(made(10_001_000));
        assert_eq!((clock.now(), clock.offset()), (at(10_001_000), by));
    }
}

#[test]
fn the_steady_clock_runs_and_begins_at_the_hosts() {
    let clock = Clock::system();
    assert!(clock.host().since(system_now()).as_ms().abs() < 1_000);
    assert!(clock.offset().as_ms().abs() < 1_000);
    let before = clock.running();
    assert!(before > Duration::ZERO);
    assert!(clock.running() >= before);
}

#[test]
fn what_an_earlier_run_found_is_believed_until_discord_says_otherwise() {
    let (clock, _) = Clock::manual(at(10_000));
    clock.assume(Span::from_secs(3));
    assert_eq!((clock.now(), clock.offset()), (at(7_000), Span::from_secs(3)));
    clock.heard(made(6_900));
    assert_eq!(clock.now(), at(7_000));
    clock.heard(made(9_990));
    assert_eq!(clock.now(), at(9_990));
}

#[test]
fn what_was_found_is_believed_for_longer_than_the_bounds_that_showed_it() {
    let (clock, hands) = Clock::manual(at(0));
    clock.asked(at(0), made(-4_000));
    assert_eq!(clock.now(), at(-4_000));
    for _ in 0..3 {
        hands.advance(Span::from_secs(601));
        let now = clock.now();
        clock.heard(made(now.since(at(0)).as_ms() - 50));
        assert_eq!(clock.now(), now);
    }
    // A word that contradicts it moves the clock as far as it must, and no further.
    let now = clock.now();
    clock.heard(made(now.since(at(0)).as_ms() + 300));
    assert_eq!(clock.now(), now + Span::from_ms(300));
}

#[test]
fn a_number_that_cannot_be_true_tells_no_time() {
    let (clock, _) = Clock::manual(at(0));
    let days = |days: i64| days * 24 * 60 * 60 * 1_000;
    for believable in [0, 5_000, days(-30) + 1, days(30) - 1] {
        let instant = at(believable);
        assert_eq!((clock.made_at(made(believable)), clock.counts_from(made(believable))), (Some(instant), instant));
    }
    for number in [1, 1_001, 123_456_789_012_345_678, u64::MAX, made(days(-30) - 1), made(days(30) + 1)] {
        assert_eq!(clock.made_at(number), None, "{number}");
        assert_eq!(clock.counts_from(number), at(0), "{number}");
        clock.heard(number);
        clock.asked(at(0), number);
        assert_eq!(clock.now(), at(0), "{number}");
    }
}

#[test]
fn the_date_of_an_answer_shows_a_host_that_is_far_behind_until_a_number_tells_the_time() {
    let (clock, hands) = Clock::manual(at(0));
    clock.assume(Span::from_ms(20));
    clock.dated(at(3_600_000));
    assert_eq!(clock.now(), at(3_600_000));
    hands.advance(Span::from_ms(1_700));
    // The second has just begun.
    clock.dated(at(3_602_000));
    assert_eq!(clock.now(), at(3_602_000));
    clock.dated(at(3_601_000));
    assert_eq!(clock.now(), at(3_602_000));
    clock.heard(made(3_601_990));
    assert_eq!(clock.now(), at(3_601_990), "it was the date that was wrong");
    clock.dated(at(7_200_000));
    assert_eq!(clock.now(), at(3_601_990));
}

#[test]
fn numbers_that_tell_another_time_than_the_dates_are_believed() {
    for off in [-7_200_000, 0, 7_200_000] {
        let (clock, _hands) = Clock::manual(at(0));
        clock.dated(at(3_600_000));
        clock.asked(at(0), made(off));
        assert_eq!(clock.now(), at(off));
        let (plain, dated) = (Clock::manual(at(0)).0, Clock::manual(at(0)).0);
        dated.dated(at(3_600_000));
        plain.heard(made(off));
        dated.heard(made(off));
        assert_eq!(dated.now(), plain.now(), "as if there were no dates");
    }
}

#[test]
fn a_date_shows_nothing_else() {
    let days = |days: i64| days * 24 * 60 * 60 * 1_000;
    // That of the host itself, one before it, and one that cannot be true.
    for date in [0, 5_000, -3_600_000, days(-20), days(31)] {
        for assumed in [-7_200_000, 0, 7_200_000] {
            let (clock, _hands) = Clock::manual(at(0));
            clock.assume(Span::from_ms(assumed));
            clock.dated(at(date));
            assert_eq!(clock.now(), at(-assumed), "{date}");
        }
    }
    // What was found before goes further.
    let (clock, _hands) = Clock::manual(at(0));
    clock.assume(Span::from_ms(-7_200_000));
    clock.dated(at(3_600_000));
    assert_eq!(clock.now(), at(7_200_000));
}

#[tokio::test]
async fn a_clock_that_is_put_right_wakes_its_sleepers_at_once() {
    let (clock, _hands) = Clock::manual(at(0));
    let sleeper = {
        let clock = clock.clone();
        tokio::spawn(async move { clock.sleep_until(at(20_000)).await })
    };
    tokio::task::yield_now().await;
    clock.heard(made(19_000));
    tokio::task::yield_now().await;
    assert!(!sleeper.is_finished());
    clock.heard(made(20_000));
    sleeper.await.unwrap();
}

#[test]
fn the_newer_word_counts_where_two_contradict_each_other() {
    let (clock, hands) = Clock::manual(at(10_000_000));
    clock.asked(at(10_000_000), made(10_000_000));
    hands.advance(Span::from_ms(100));
    clock.heard(made(10_003_000));
    assert_eq!(clock.now(), at(10_003_000));
    clock.asked(at(10_000_100), made(9_999_000));
    assert_eq!(clock.now(), at(9_999_000));
}

#[tokio::test]
async fn a_sleeper_wakes_when_the_hands_reach_his_instant() {
    let (clock, hands) = Clock::manual(at(0));
    let sleeper = tokio::spawn(async move { clock.sleep_until(at(1_000)).await });
    tokio::task::yield_now().await;
    hands.advance(Span::from_ms(999));
    tokio::task::yield_now().await;
    assert!(!sleeper.is_finished());
    hands.advance(Span::from_ms(1));
    sleeper.await.unwrap();
}

#[tokio::test]
async fn a_clock_with_a_lead_runs_ahead_of_the_host_and_wakes_its_sleepers() {
    let (clock, lead) = Clock::ahead();
    let before = system_now();
    let in_an_hour = clock.now() + Span::from_secs(3600);
    let sleeper = {
        let clock = clock.clone();
        tokio::spawn(async move { clock.sleep_until(in_an_hour).await })
    };
    tokio::task::yield_now().await;
    assert!(!sleeper.is_finished());
    lead.advance(Span::from_secs(3600));
    sleeper.await.unwrap();
    assert_eq!(lead.span(), Span::from_secs(3600));
    assert!(clock.now().since(before) >= Span::from_secs(3600));
}
