// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package savebar draws the buttons above the header that save and discard the changes of tracked rows, and that
// undo and redo steps.
//
// Each button is a feature.ToolProvider. Save and Discard show where a keeper has the rows, see edit.RowKeeper.
package savebar

import (
	"gioui.org/io/event"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/ui"
)

// Editor is the editor of a cell.
type Editor interface {
	IsOpen() bool
	// Commit commits the typed text, and reports whether no editor is open.
	Commit() bool
	// Stop closes the editor, and reports whether it is closed. It commits the typed text if commit is set.
	Stop(commit bool) bool
}

// History undoes and redoes steps.
type History interface {
	CanUndo() bool
	Travel(redo bool) bool
}

// Hidden reports which buttons do not show.
type Hidden interface{ Hides(b Kind) bool }

// Kind identifies a button.
type Kind uint8

// The buttons, in reading order.
const (
	Save Kind = iota
	Undo
	Redo
	Discard
	kinds
)

// Sources holds what the feature reads, and what it draws with.
type Sources struct {
	_ nocmp.Struct

	Hidden  Hidden
	Editing *edit.Editing
	Editor  Editor
	History History
	Painter *draw.Painter
	Buttons *ui.Buttons
}

// Feature is the buttons of a grid.
type Feature struct {
	Sources
	buttons [kinds]ui.Button
}

// Wire sets what the feature reads.
func (f *Feature) Wire(s Sources) { f.Sources = s }

// Tool provides a button to the toolbar.
type Tool struct {
	of   *Feature
	kind Kind
}

// Tools returns the buttons in reading order.
func (f *Feature) Tools() (tools [kinds]Tool) {
	for i := range tools {
		tools[i] = Tool{f, Kind(i)}
	}
	return tools
}

// shows reports whether a button shows.
func (f *Feature) shows(b Kind) bool {
	return !f.Hidden.Hides(b) && (f.Editing.State.Rows != nil || b == Undo || b == Redo)
}

// Can reports whether a button has an effect.
func (f *Feature) Can(b Kind) bool {
	state := &f.Editing.State
	switch {
	case !f.shows(b) || f.Editing.Options.Loading.Overlay:
		return false
	case b == Undo:
		return f.History.CanUndo()
	case b == Redo:
		return len(state.History.Undone) > 0
	}
	return (state.Rows.HasChanges() || f.Editor.IsOpen()) && !state.IsCommitting()
}

// Do does what a button does.
func (f *Feature) Do(b Kind) {
	if !f.Can(b) {
		return
	}
	switch b {
	case Save:
		if f.Editor.Commit() {
			f.Editing.State.Rows.SaveAll()
		}
	case Discard:
		f.Editor.Stop(false)
		f.Editing.State.Rows.Reset()
	default:
		if f.Editor.Commit() {
			f.History.Travel(b == Redo)
		}
	}
}

// Step reads a click on a button, and reports whether there was one. It comes before the open editor, so that Discard
// also drops a text that the editor refuses to commit.
func (f *Feature) Step(gtx layout.Context) bool {
	for b := range kinds {
		if f.shows(b) && f.buttons[b].ClickedIf(gtx, f.Can(b)) {
			f.Do(b)
			return true
		}
	}
	return false
}

// AppendControls appends the buttons, which take the keyboard.
func (f *Feature) AppendControls(dst []event.Tag) []event.Tag {
	for b := range kinds {
		if f.shows(b) {
			dst = append(dst, &f.buttons[b].Clickable)
		}
	}
	return dst
}

// Tool returns the button and its face; ok is false if it does not show.
func (t Tool) Tool() (b *ui.Button, face ui.ButtonFace, ok bool) {
	f := t.of
	if !f.shows(t.kind) || !f.Painter.Styled() {
		return nil, face, false
	}
	st := &f.Painter.Style
	face.Off = !f.Can(t.kind)
	switch t.kind {
	case Save:
		face.Label, face.Icon = st.Texts.Save, st.Icons.Save
	case Undo:
		face.Label, face.Icon = st.Texts.Undo, st.Icons.Undo
	case Redo:
		face.Label, face.Icon = st.Texts.Redo, st.Icons.Redo
	case Discard:
		face.Label, face.Icon = st.Texts.Discard, st.Icons.Close
	}
	return &f.buttons[t.kind], face, true
}

// PaintTool draws the button.
func (t Tool) PaintTool(face ui.ButtonFace) { t.of.Buttons.Draw(&t.of.buttons[t.kind], face) }
