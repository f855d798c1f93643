// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"time"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/rowfilter"
	"github.com/giogrid/giogrid/gridui/option"
)

// columnZones caches the time zones of the values of columns, by column id.
type columnZones struct {
	gives, columns uint32
	byID           map[string]*time.Location
}

// clockOf returns the clock for the relative dates of a column.
func (w *want) clockOf(columnID string) rowfilter.Clock {
	if zone := w.in.Options.Filtering.Location; zone != nil {
		return w.in.Clock.In(zone)
	}
	z := &w.zones
	if z.gives != w.in.gives || z.columns != w.in.Cols.Given || z.byID == nil {
		*z = columnZones{w.in.gives, w.in.Cols.Given, map[string]*time.Location{}}
	}
	zone, known := z.byID[columnID]
	if !known {
		zone = w.zoneOf(columnID)
		z.byID[columnID] = zone
	}
	return w.in.Clock.In(zone)
}

// zoneOf returns the time zone of the first value of a column, nil if it is not known.
func (w *want) zoneOf(columnID string) *time.Location {
	d := w.filterColumn(columnID)
	if d == nil || w.in.remote != nil || w.in.source == nil {
		return nil
	}
	return d.Zone(w.in.source)
}

// relative calls visit with the clock of each condition that has a relative date.
func (w *want) relative(visit func(rowfilter.Clock)) {
	f := &w.in.Options.Filtering
	eachCondition(f.Columns, &f.Expression, func(columnID string, c *filter.Condition) {
		if rowfilter.Relative(c) {
			visit(w.clockOf(columnID))
		}
	})
}

// days returns a hash of the days that relative dates depend on, 0 without relative dates.
func (w *want) days() (sum uint64) {
	w.relative(func(c rowfilter.Clock) { sum = sum*31 + uint64(c.Day()) + uint64(c.Begins)<<40 + 1<<50 })
	return sum
}

// WakeAt returns when other rows may pass the filters without further input: at the end of the day
// for relative dates, and when the quick filter takes typed text. It returns zero for never.
func (w *want) WakeAt() (at time.Time) {
	at = w.quick.due
	if w.askedFilters().days != 0 {
		w.relative(func(c rowfilter.Clock) {
			if end := c.Midnight(); at.IsZero() || end.Before(at) {
				at = end
			}
		})
	}
	return at
}

// delayedText is the text of the quick filter, applied some time after it was typed.
type delayedText struct {
	known bool
	// taken is the applied text, typed the text that waits until due.
	taken, typed string
	due          time.Time
}

// of returns the applied text.
func (t *delayedText) of(f *option.Filtering) string {
	if t.known && f.Delay > 0 && f.Quick != "" {
		return t.taken
	}
	return f.Quick
}

// sync follows the option. The first text and the empty text are applied immediately.
func (t *delayedText) sync(f *option.Filtering, now time.Time) {
	wait := t.known && f.Delay > 0 && f.Quick != "" && f.Quick != t.taken
	t.known = true
	if !wait {
		*t = delayedText{known: true, taken: f.Quick, typed: f.Quick}
		return
	}
	if t.due.IsZero() || t.typed != f.Quick || t.due.After(now.Add(f.Delay)) {
		t.typed, t.due = f.Quick, now.Add(f.Delay)
	}
	if !now.Before(t.due) {
		t.taken, t.due = t.typed, time.Time{}
	}
}
