// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formats

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/formats/rule"
)

// entry is a rule of the card's column.
type entry struct {
	rule *rule.Rule
	text string
	// own is its index among the users' rules, -1 for a rule of the program.
	own int
}

// entries holds the rules of a column in order.
type entries struct {
	of   entriesOf
	list []entry
}

type entriesOf struct {
	column, lang string
	rules        uint64
	columns      uint32
}

// sync lists the rules of a column, unless the list is current.
func (e *entries) sync(f *Feature, columnID string) {
	of := entriesOf{columnID, f.Painter.Style.Texts.Formats.Title, f.rulebook.allRev, f.Columns.Rev}
	if of == e.of {
		return
	}
	*e = entries{of: of, list: e.list[:0]}
	kind := f.Columns.Def(f.Columns.Find(columnID)).FilterKind()
	for i := range f.rulebook.all {
		r := &f.rulebook.all[i]
		if !slices.Contains(r.Columns, columnID) || r.Check() != nil {
			continue
		}
		own := i - len(f.rulebook.fixed)
		text := describe(r, kind, &f.Painter.Style.Texts)
		if own < 0 {
			own = -1
			text += " (" + f.Painter.Style.Texts.Formats.Fixed + ")"
		}
		e.list = append(e.list, entry{r, text, own})
	}
}

// find returns the index of the entry of a users' rule, -1 for none.
func (e *entries) find(own int) int {
	return slices.IndexFunc(e.list, func(entry entry) bool { return entry.own == own && own >= 0 })
}
