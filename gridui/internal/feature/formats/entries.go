// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formats

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/formats/rule"
	"github.com/giogrid/giogrid/gridui/option"
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
		if !concerns(r, columnID) || r.Check() != nil {
			continue
		}
		own := i - len(f.rulebook.fixed)
		text := f.describe(r, kind)
		if own < 0 {
			own = -1
			text += " (" + f.Painter.Style.Texts.Formats.Fixed + ")"
		}
		e.list = append(e.list, entry{r, text, own})
	}
}

// concerns reports whether a rule is listed for a column: rules for rows are in each.
func concerns(r *rule.Rule, columnID string) bool {
	return r.Kind == rule.Row || slices.Contains(r.Columns, columnID)
}

// describe returns a description of a rule for users.
func (f *Feature) describe(r *rule.Rule, kind option.Kind) string {
	if r.Kind == rule.Row {
		return describeRow(&f.Sources, r)
	}
	return describe(r, kind, &f.Painter.Style.Texts)
}

// find returns the index of the entry of a users' rule, -1 for none.
func (e *entries) find(own int) int {
	return slices.IndexFunc(e.list, func(entry entry) bool { return entry.own == own && own >= 0 })
}
