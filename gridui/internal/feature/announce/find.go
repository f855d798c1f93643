// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package announce

import "github.com/giogrid/giogrid/gridui/events"

// foundText returns the text for the hit that a search has gone to.
func (f *Feature) foundText(ev events.HitFound) string {
	t := &f.Texts.Find
	text := t.Hits(ev.Total, ev.Counting)
	if ev.Number > 0 {
		text = t.Hit(ev.Number, ev.Total, ev.Counting)
	}
	if ev.Wrapped {
		text += ", " + t.Wrapped
	}
	return text
}

// replacedText returns the text for the number of cells in which a text was replaced.
func (f *Feature) replacedText(ev events.HitsReplaced) string {
	t := &f.Texts.Find
	text := t.Replaced(ev.Cells)
	if ev.ReadOnly > 0 {
		text += ", " + t.ReadOnly(ev.ReadOnly)
	}
	if ev.Refused > 0 {
		text += ", " + t.Refused(ev.Refused)
	}
	return text
}
