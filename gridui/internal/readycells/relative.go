// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package readycells

import (
	"time"

	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/option"
)

// Relative draws a time by its distance from now.
type Relative struct {
	option.Relative
	// Time returns the time of a row, false if it has none.
	Time func(row rowdata.Row) (time.Time, bool)
}

// Draw draws the distance, and notes when it changes.
func (r *Relative) Draw(c *Canvas, in *Input) {
	words, until := r.words(in)
	if words == "" {
		c.Text(in.Text, in.Line, in.Align, in.Face, in.Ink)
	} else {
		c.String(words, in.Line, in.Align, in.Face, in.Ink)
	}
	if !until.IsZero() {
		c.ChangesAt(until)
	}
}

// words returns the distance of a row's time in words, empty for the text of the cell, and when it changes.
func (r *Relative) words(in *Input) (words string, until time.Time) {
	at, ok := r.Time(in.Row)
	if !ok {
		return "", until
	}
	n, unit, until := Distance(at, in.Now)
	if away := in.Now.Sub(at).Abs(); r.Within > 0 && away > r.Within {
		if at.After(in.Now) {
			return "", at.Add(-r.Within)
		}
		return "", time.Time{}
	}
	return in.Texts.Distance(n, unit), until
}

// Speak returns the distance in words.
func (r *Relative) Speak(in *Input) string {
	words, _ := r.words(in)
	return words
}

// Hint returns the time itself.
func (r *Relative) Hint(in *Input) string {
	if words, _ := r.words(in); words == "" {
		return ""
	}
	return string(in.Text)
}

// units holds the units of distances, each used for distances from its own length on.
var units = [...]time.Duration{
	365 * 24 * time.Hour, 30 * 24 * time.Hour, 7 * 24 * time.Hour, 24 * time.Hour, time.Hour, time.Minute,
}

// Distance returns the distance of a time from now in its largest unit, rounded towards zero: n is negative for times
// before now, and 0 within a minute. until is when it changes. Months have 30 days, and years 365.
func Distance(at, now time.Time) (n int, unit time.Duration, until time.Time) {
	past := now.Sub(at)
	away := past.Abs()
	for _, unit := range units {
		if away < unit {
			continue
		}
		n = int(away / unit)
		if past >= 0 {
			return -n, unit, at.Add(nextAfter(time.Duration(n), unit, away))
		}
		return n, unit, at.Add(-time.Duration(n)*unit + 1)
	}
	return 0, time.Minute, at.Add(time.Minute)
}

// nextAfter returns the distance at which n units of a size become something else.
func nextAfter(n, size, away time.Duration) time.Duration {
	next := (n + 1) * size
	for _, unit := range units {
		if unit > away {
			next = min(next, unit)
		}
	}
	return next
}
