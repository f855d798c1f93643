// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build pixels

package pixels

import (
	"image"
	"testing"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/recordview"
)

// TestRecordView shows the form of a row next to the grid, below it, and instead of the table on a
// phone.
func TestRecordView(t *testing.T) {
	for name, set := range themed {
		s, _ := newRecordScene(set, option.RecordView{})
		s.golden(t, "record-beside-"+name)
		s, _ = newRecordScene(set, option.RecordView{Place: option.PanelBelow, Height: 220})
		s.golden(t, "record-below-"+name)
	}
	for _, name := range []string{"light", "dark-rtl"} {
		s, _ := newRecordSceneOf(themed[name], option.RecordView{}, image.Pt(360, 600))
		s.golden(t, "record-phone-"+name)
	}
}

// TestRecordViewEditing shows an invalid value with its reason, and a list of choices.
func TestRecordViewEditing(t *testing.T) {
	for name, set := range themed {
		s, v := newRecordScene(set, option.RecordView{})
		v.Show()
		s.Settle()
		s.pressLabel(t, "Total")
		s.Type("-12.5")
		s.Keys("Enter")
		s.Settle()
		s.golden(t, "record-wrong-"+name)

		s, v = newRecordScene(set, option.RecordView{})
		v.Show()
		s.Settle()
		s.pressLabel(t, "State")
		s.Keys("Alt+Down", "Down")
		s.Settle()
		s.golden(t, "record-choices-"+name)
	}
}

// newRecordScene returns a grid of orders and the form of its third row.
func newRecordScene(set func(*gridui.Style), options option.RecordView) (*editScene, *recordview.Form) {
	return newRecordSceneOf(set, options, image.Pt(760, 480))
}

func newRecordSceneOf(set func(*gridui.Style), options option.RecordView, size image.Point) (*editScene, *recordview.Form) {
	s := newEditScene(1, set)
	g := &s.orders
	v := &recordview.Form{RecordView: options}
	v.Open = true
	c := g.Columns
	g.Columns = []gridui.Column[order]{c[0], c[1], gridui.Group("pay", "Payment", c[2], c[3]), gridui.Group("way", "Delivery", c[4:]...)}
	g.Extensions = []gridui.Extension{v}
	s.Size = size
	s.Settle()
	g.FocusCell(2, "name")
	s.Settle()
	return s, v
}

// pressLabel clicks the last node with a label, which is the topmost one.
func (s *scene) pressLabel(t *testing.T, label string) {
	t.Helper()
	all := s.Nodes()
	for i := len(all) - 1; i >= 0; i-- {
		if n := all[i]; n.Label == label && !n.Bounds.Empty() {
			s.Click(n.Center())
			s.Settle()
			return
		}
	}
	t.Fatalf("no %q in\n%s", label, s.Dump())
}
