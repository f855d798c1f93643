// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package columnhistory

import (
	"maps"
	"slices"
	"strings"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/idlist"
)

// changed holds the columns of a step by the kind of change. A column that was pinned or unpinned is not in
// moved, although its place changed too.
type changed struct{ moved, pinned, unpinned, sized, shown, hidden []string }

func (s *Step) changed() (d changed) {
	b, a, c := &s.before, &s.after, s.feature.Columns
	wasLeft, wasRight := c.PinnedBy(b.left, b.right)
	left, right := c.PinnedBy(a.left, a.right)
	for _, id := range c.PinnedOtherwise(wasLeft, wasRight, left, right) {
		if idlist.Has(left, id) || idlist.Has(right, id) {
			d.pinned = append(d.pinned, id)
		} else {
			d.unpinned = append(d.unpinned, id)
		}
	}
	d.moved = idlist.Without(s.moved, d.pinned, d.unpinned)
	d.sized = slices.Sorted(maps.Keys(widthChanges(b.widths, a.widths)))
	d.shown = idlist.Union(idlist.Without(a.shown, b.shown), idlist.Without(b.hidden, a.hidden, a.shown))
	d.hidden = idlist.Union(idlist.Without(a.hidden, b.hidden), idlist.Without(b.shown, a.shown, a.hidden))
	return d
}

// ColumnIDs returns the ids of all columns that the step changed.
func (s *Step) ColumnIDs() (ids []string) {
	d := s.changed()
	for _, list := range [...][]string{d.moved, d.pinned, d.unpinned, d.sized, d.shown, d.hidden} {
		ids = append(ids, idlist.Without(list, ids)...)
	}
	return ids
}

// Describe describes the step for screen readers.
func (s *Step) Describe() string {
	d, c, texts := s.changed(), s.feature.Columns, &s.feature.Painter.Style.Texts.Announced
	var parts []string
	say := func(text func(string) string, ids []string) {
		if len(ids) > 0 {
			parts = append(parts, text(joinTitles(c, ids)))
		}
	}
	say(texts.ColumnsMoved, d.moved)
	say(texts.ColumnsPinned, d.pinned)
	say(texts.ColumnsUnpinned, d.unpinned)
	say(texts.ColumnsSized, d.sized)
	say(texts.ColumnsShown, d.shown)
	say(texts.ColumnsHidden, d.hidden)
	return strings.Join(parts, ", ")
}

// maxTitles bounds how many columns are named before "…" replaces the rest.
const maxTitles = 3

// joinTitles lists the titles of columns.
func joinTitles(c *column.Set, ids []string) string {
	var titles []string
	for _, id := range ids {
		if len(titles) == maxTitles {
			titles = append(titles, "…")
			break
		}
		titles = append(titles, c.Title(id))
	}
	return strings.Join(titles, ", ")
}
