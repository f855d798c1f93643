// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build pixels

package pixels

import (
	"image"
	"strings"
	"testing"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/valueview"
)

const (
	valueJSON = `{"name":"Customer 3","tags":["new","abroad"],"address":{"street":"Long Street of many houses and gardens 12","zip":"04524","flat":null},"paid":true,"total":37.50}`
	valueText = "Leave at the door of the neighbour, the bell is broken.\n\nCall before:\tKim\nor leave a note in the box at the gate of the third house on the left side of the street."
)

// newValueScene returns a grid of orders with the value view of a column: JSON in "name", broken JSON in "state", a text in
// "note" and bytes in "due".
func newValueScene(set func(*gridui.Style), column string, size image.Point, options option.ValueView) (*editScene, *valueview.Viewer) {
	s := newEditScene(1, set)
	v := &valueview.Viewer{ValueView: options}
	v.Open = true
	valueview.Read(v, func(_ order, id string) (valueview.Value, bool) {
		switch id {
		case "name":
			return valueview.Value{Text: valueJSON, JSON: true}, true
		case "state":
			return valueview.Value{Text: strings.Replace(valueJSON, ":null", ":", 1), JSON: true}, true
		case "note":
			return valueview.Value{Text: valueText}, true
		}
		return valueview.Value{Bytes: []byte("\x89PNG\r\n\x1a\n" + valueText)}, id == "due"
	})
	s.orders.Extensions = []gridui.Extension{v}
	s.Size = size
	s.Settle()
	s.orders.FocusCell(2, column)
	s.Settle()
	v.Show()
	s.Settle()
	s.Settle()
	return s, v
}

// TestValueView shows texts, JSON, broken JSON and bytes beside the grid, below it and over it.
func TestValueView(t *testing.T) {
	size := image.Pt(760, 420)
	for name, set := range themed {
		s, _ := newValueScene(set, "name", size, option.ValueView{})
		s.Keys("Down", "Down", "Left")
		s.Settle()
		s.golden(t, "value-json-"+name)
		s, _ = newValueScene(set, "state", size, option.ValueView{})
		s.golden(t, "value-fault-"+name)
		s, _ = newValueScene(set, "note", size, option.ValueView{})
		s.Keys("Shortcut+F")
		s.Settle()
		s.Type("the")
		s.Settle()
		s.golden(t, "value-find-"+name)
		s, _ = newValueScene(set, "due", size, option.ValueView{Place: option.PanelBelow})
		s.Keys("Shortcut+A")
		s.Settle()
		s.golden(t, "value-bytes-"+name)
	}
	for _, name := range []string{"light", "dark-rtl"} {
		s, _ := newValueScene(themed[name], "total", size, option.ValueView{Place: option.PanelOver})
		s.Keys("F2")
		s.Settle()
		s.Type("-4")
		s.Keys("Shortcut+Enter")
		s.Settle()
		s.golden(t, "value-edit-"+name)
		s, _ = newValueScene(themed[name], "name", image.Pt(360, 600), option.ValueView{})
		s.golden(t, "value-phone-"+name)
	}
}
