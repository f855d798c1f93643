// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package announce

import (
	"slices"
	"strings"

	"github.com/giogrid/giogrid/gridui/events"
)

// sayGrouping adds the levels of groups that were added, removed or moved. A change that was only proposed is not
// announced.
func (f *Feature) sayGrouping(ev events.GroupingChanged) {
	if f.Options.Grouping.Controlled {
		return
	}
	texts, from, to := &f.Texts.Grouping, ev.From.By, ev.To.By
	same := true
	for _, id := range from {
		if !slices.Contains(to, id) {
			f.say(texts.Ungrouped(f.Columns.Title(id)))
			same = false
		}
	}
	for _, id := range to {
		if !slices.Contains(from, id) {
			f.say(texts.Grouped(f.Columns.Title(id)))
			same = false
		}
	}
	if same && !slices.Equal(from, to) {
		var names []string
		for _, id := range to {
			names = append(names, f.Columns.Title(id))
		}
		f.say(texts.Grouped(strings.Join(names, ", ")))
	}
}
