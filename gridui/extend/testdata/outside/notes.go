// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package notes is an extension of grids that belongs to another module: users write notes to cells. It imports
// nothing internal.
package notes

import (
	"encoding/json"
	"image/color"
	"maps"

	"gioui.org/io/key"
	"gioui.org/layout"
	"gioui.org/widget/material"

	"github.com/giogrid/giogrid/gridui/extend"
	"github.com/giogrid/giogrid/gridui/option"
)

// NoteAdded is the event of a note that a user wrote.
type NoteAdded struct{ RowID, ColumnID string }

// Notes are the notes of a grid.
type Notes struct {
	Theme *material.Theme
	// Open is the note whose card is open.
	Open option.CellID

	grid    *extend.Grid
	feature extend.Feature
	texts   map[option.CellID]string
}

// Extend implements gridui.Extension.
func (n *Notes) Extend(g *extend.Grid) {
	n.grid, n.texts = g, map[option.CellID]string{}
	n.feature = extend.Feature{
		HeaderItems: n.headerItems, CellItems: n.cellItems, Mark: n.mark,
		Keys:  []extend.Key{{Name: "M", Modifiers: key.ModShortcut, Do: n.addToFocused}},
		State: extend.State{Name: "notes", Get: n.state, Set: n.setState},
	}
	g.Add(&n.feature)
}

func id(c extend.Cell) option.CellID { return option.CellID{RowID: c.RowID(), ColumnID: c.ColumnID()} }

func (n *Notes) headerItems(of option.HeaderTarget) []extend.Item {
	return []extend.Item{{Label: "Delete all notes", Disabled: len(n.texts) == 0, Reason: "there are no notes", Do: func() {
		n.change(map[option.CellID]string{})
	}}}
}

func (n *Notes) cellItems(c extend.Cell) []extend.Item {
	note := id(c)
	text := "about " + string(c.AppendText(nil))
	return []extend.Item{
		{Label: "Add a note", Disabled: !c.IsLoaded(), Do: func() { n.add(note, text) }},
		{Label: "Show the note", Disabled: n.texts[note] == "", Do: func() { n.show(c, note) }},
	}
}

func (n *Notes) mark(c extend.Cell) extend.Mark {
	if len(n.texts) == 0 {
		return extend.Mark{}
	}
	text, ok := n.texts[id(c)]
	if !ok {
		return extend.Mark{}
	}
	return extend.Mark{Color: color.NRGBA{R: 200, A: 255}, Text: text}
}

func (n *Notes) addToFocused() {
	if c, ok := n.grid.Focused(); ok {
		n.add(id(c), "about "+string(c.AppendText(nil)))
	}
}

func (n *Notes) add(note option.CellID, text string) {
	texts := maps.Clone(n.texts)
	texts[note] = text
	n.change(texts)
	n.grid.Emit(NoteAdded(note))
}

// change replaces the notes, as a step that can be undone.
func (n *Notes) change(to map[option.CellID]string) {
	from := n.texts
	set := func(texts map[option.CellID]string) func() error {
		return func() error { n.texts = texts; n.feature.StateChanged(); return nil }
	}
	n.grid.Record(extend.Step{Undo: set(from), Redo: set(to)})
	set(to)()
}

func (n *Notes) show(c extend.Cell, note option.CellID) {
	n.Open = note
	n.feature.OpenCard(c, func(gtx layout.Context) layout.Dimensions {
		return material.Body1(n.Theme, "Note: "+n.texts[note]).Layout(gtx)
	}, func() { n.Open = option.CellID{} })
}

func (n *Notes) state() any {
	if len(n.texts) == 0 {
		return nil
	}
	list := []note{}
	for of, text := range n.texts {
		list = append(list, note{of.RowID, of.ColumnID, text})
	}
	return list
}

// note is a note as views store it.
type note struct{ Row, Column, Text string }

func (n *Notes) setState(text json.RawMessage) error {
	var list []note
	if text != nil {
		if err := json.Unmarshal(text, &list); err != nil {
			return err
		}
	}
	n.texts = map[option.CellID]string{}
	for _, it := range list {
		n.texts[option.CellID{RowID: it.Row, ColumnID: it.Column}] = it.Text
	}
	return nil
}
