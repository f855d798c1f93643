// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package valueview

import (
	"encoding/json"
	"errors"

	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/extend"
	"github.com/giogrid/giogrid/gridui/internal/core"
	"github.com/giogrid/giogrid/gridui/internal/extending"
	"github.com/giogrid/giogrid/gridui/internal/feature/valueview"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/option"
)

// Viewer is the value view of a grid. Its fields hold the options and the state. The zero value is closed. List the
// viewer in Grid.Extensions.
type Viewer struct {
	option.ValueView

	owner   core.Owner
	feature valueview.Feature
	read    func(row rowdata.Row, columnID string) (v valueview.Value, ok bool)
	seen    kept
	rev     uint64
}

// Value is a whole value, for Read. The zero value is an empty text.
type Value struct {
	// Missing states that there is no value. Loading states that it is being read: Read is called again in each frame.
	Missing, Loading bool
	// JSON states that the column contains JSON, so that an error in it is reported.
	JSON bool
	// Text is the value as it is stored, without a format. If Bytes is not nil, it is the value instead of Text, and must
	// not change.
	Text  string
	Bytes []byte
}

// Read sets the function that returns values to show in v, such as values of a database as it stores them.
// ok is false for columns whose own value shows. Without Read, the own values show: texts and bytes as they are, and
// others as text without a format. Read is called for the focused cell when it changes, on the goroutine of the frames.
// Call it before the first frame with v.
func Read[T any](v *Viewer, read func(row T, columnID string) (value Value, ok bool)) {
	v.read = func(row rowdata.Row, columnID string) (valueview.Value, bool) {
		from, ok := read(*rowdata.Ptr[T](row), columnID)
		return valueview.Value{
			Missing: from.Missing, Loading: from.Loading, JSON: from.JSON, IsBytes: from.Bytes != nil, Text: from.Text, Bytes: from.Bytes,
		}, ok
	}
}

// Extend connects the viewer to a grid. Only the grid calls it.
func (v *Viewer) Extend(to *extend.Grid) {
	g := extending.Core(to)
	if v.owner.Grid() != nil || !v.owner.Take(g, v) {
		return
	}
	v.feature.Wire(valueview.Sources{
		Settings: &v.ValueView, Options: g.Options, Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View.Frame, Painter: &g.Painter,
		Editing: &g.Editing, Focus: &g.Focus, Cells: &g.Contents, Grid: answers{g}, Read: v.read, Keyboard: g.Typing.Tag(),
	})
	g.Features.Add(&v.feature)
	g.Views().AddKeeper(v)
	g.Surround(&v.feature)
}

// Show opens the panel with the value of the focused cell, and gives it the keyboard.
func (v *Viewer) Show() {
	v.Open = true
	if v.owner.Grid() != nil {
		v.feature.Show()
	}
}

// answers provides the functions of the grid that the viewer calls.
type answers struct{ grid *core.Grid }

func (a answers) CommitCell() bool { return a.grid.Features.CellEdit.Commit() }

func (a answers) Travel(redo bool) { a.grid.Features.History.Travel(redo) }

// kept is the state of the viewer that views contain.
type kept struct {
	Open   bool    `json:"open,omitempty"`
	Width  unit.Dp `json:"width,omitempty"`
	Height unit.Dp `json:"height,omitempty"`
	NoWrap bool    `json:"noWrap,omitempty"`
}

func (v *Viewer) kept() kept { return kept{v.Open, v.Width, v.Height, v.WrapDisabled} }

// ViewName returns the name of the viewer's state in views. Only the grid calls it.
func (v *Viewer) ViewName() string { return "valueview" }

// ViewState returns the state for views: whether the panel is open, its size and whether lines wrap. It returns nil for
// the zero state. Only the grid calls it.
func (v *Viewer) ViewState() any {
	if k := v.kept(); k != (kept{}) {
		return k
	}
	return nil
}

// SetViewState sets the state from a view; nil sets the zero state. If it returns an error, the state is unchanged.
// Only the grid calls it.
func (v *Viewer) SetViewState(state json.RawMessage) error {
	var k kept
	if state != nil && json.Unmarshal(state, &k) != nil || !(k.Width >= 0) || !(k.Height >= 0) {
		return errors.New("not the state of a value view")
	}
	v.Open, v.Width, v.Height, v.WrapDisabled = k.Open, k.Width, k.Height, k.NoWrap
	return nil
}

// ViewRev returns a number that increases when the state for views changes. Only the grid calls it.
func (v *Viewer) ViewRev() uint64 {
	if k := v.kept(); k != v.seen {
		v.seen = k
		v.rev++
	}
	return v.rev
}
