// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"maps"
	"slices"
	"strings"

	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/idlist"
)

// columnsDone are the columns of a step, by what was done to them. Columns that were
// pinned stand elsewhere too: they did not move besides.
type columnsDone struct{ moved, pinned, unpinned, sized, shown, hidden []string }

func (s *columnStep) done() (d columnsDone) {
	b, a := &s.before, &s.after
	wasLeft, wasRight := s.g.engine.cols.PinnedBy(b.left, b.right)
	left, right := s.g.engine.cols.PinnedBy(a.left, a.right)
	for _, id := range s.g.engine.cols.PinnedOtherwise(wasLeft, wasRight, left, right) {
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

// columnIDs are all columns that the step changed.
func (s *columnStep) columnIDs() (ids []string) {
	d := s.done()
	for _, list := range [...][]string{d.moved, d.pinned, d.unpinned, d.sized, d.shown, d.hidden} {
		ids = append(ids, idlist.Without(list, ids)...)
	}
	return ids
}

// undoneText says that a step was undone or redone.
func (g *core) undoneText(step edit.Step, redo bool) string {
	text := g.engine.draw.Style.Texts.Undo
	if redo {
		text = g.engine.draw.Style.Texts.Redo
	}
	if s, ok := step.(*columnStep); ok {
		if what := g.columnsText(s.done()); what != "" {
			text += ": " + what
		}
	}
	return text
}

// columnsText says what was done to columns.
func (g *core) columnsText(d columnsDone) string {
	texts := &g.engine.draw.Style.Texts.Announced
	var parts []string
	say := func(text func(string) string, ids []string) {
		if len(ids) > 0 {
			parts = append(parts, text(g.columnNames(ids)))
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

// namedColumns is how many columns are named before "…" stands for the rest.
const namedColumns = 3

// columnNames are the names of columns, in one.
func (g *core) columnNames(ids []string) string {
	var names []string
	for _, id := range ids {
		if len(names) == namedColumns {
			names = append(names, "…")
			break
		}
		names = append(names, g.columnName(id))
	}
	return strings.Join(names, ", ")
}
