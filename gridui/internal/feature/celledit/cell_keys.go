// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celledit

import (
	"strings"

	"gioui.org/io/key"

	"github.com/giogrid/giogrid/gridui/internal/settings"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// keyOf returns the name of the key that types a text, if there is one.
func keyOf(text string) key.Name {
	if text == " " {
		return key.NameSpace
	}
	return key.Name(strings.ToUpper(text))
}

// takesText reports whether text is for a cell. Keys with an action in the grid type nothing. If signs open
// and close rows, they do so only in the column with the marks.
func (c *Cells) takesText(at viewport.Address, text string) bool {
	name := keyOf(text)
	for _, mods := range [...]key.Modifiers{0, key.ModShift} {
		switch settings.ActionOf(&c.Options.Keys, key.Event{Name: name, Modifiers: mods}) {
		case option.ActionNone:
		case option.ActionExpand, option.ActionCollapse, option.ActionExpandSiblings:
			if c.Dataset.Outlined() && at.Col == c.Columns.Outline {
				return false
			}
		case option.ActionSelect, option.ActionSelectRow:
			if c.Options.Selection.Mode != option.SelectOff || c.Dataset.Outlined() {
				return false
			}
		default:
			return false
		}
	}
	return true
}

// mostSearched limits the search for an editable cell.
const mostSearched = 10_000

// nextEditable returns the next editable cell, row by row.
func (c *Cells) nextEditable(at viewport.Address, step int) (viewport.Address, bool) {
	cols := len(c.Columns.Leaves)
	for range mostSearched {
		at.Col += step
		if at.Col < 0 || at.Col >= cols {
			to, ok := c.Viewport.RowBelow(at, step)
			if !ok {
				return at, false
			}
			to.Col = (at.Col + cols) % cols
			at = to
		}
		if (totals{c.Sources}).editable(at) {
			return at, true
		}
	}
	return at, false
}
