// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build pixels

package pixels

import (
	"image"
	"testing"
	"time"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/calculated"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// TestCalculatedDialogue shows the dialogue of a calculated column, with an error in its formula, and with the
// list that completes it.
func TestCalculatedDialogue(t *testing.T) {
	for name, set := range themed {
		s, c := newCalculatedScene(set)
		c.Edit("tax")
		s.Frame()
		s.Settle()
		s.golden(t, "calculated-"+name)
		s.Type(" + 1.5 * [Unit price]")
		s.Settle()
		s.golden(t, "calculated-wrong-"+name)
		for range len(" [Unit price]") {
			s.Keys("Backspace")
		}
		s.Type(" To")
		s.Settle()
		s.golden(t, "calculated-list-"+name)
	}
}

// newCalculatedScene returns a grid of orders with a calculated column.
func newCalculatedScene(set func(*gridui.Style)) (*editScene, *calculated.Columns) {
	s := newEditScene(1, set)
	c := &calculated.Columns{Clock: func() time.Time { return time.Date(2025, 1, 20, 12, 0, 0, 0, time.UTC) }}
	english := locale.CalculatedFor("en")
	c.Texts = &english
	c.Columns = []option.CalculatedColumn{{ID: "tax", Name: "Tax", Formula: "total * 0.19", Format: "0.00"}}
	s.orders.HeaderMenu.Enabled = true
	s.orders.Extensions = []gridui.Extension{c}
	s.Size = image.Pt(760, 480)
	s.Settle()
	return s, c
}
