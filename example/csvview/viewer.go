// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"image"
	"path/filepath"

	"gioui.org/font"
	"gioui.org/io/key"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/example/csvview/internal/table"
	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/theme"
)

// viewer is the content of the window: a bar with the file name, the table with facts about the file in its status bar,
// and its notes.
// Create it with newViewer.
type viewer struct {
	look   *look.Look
	stream *table.Stream
	// state is the newest state of the stream. table is the table shown: that of state, or an older one.
	state table.State
	table *table.Table
	grid  gridui.ContextMenuGrid[row]
	tools tools
	// digits is the number of characters that the row numbers have room for.
	digits  int
	scheme  look.Choice
	notes   notes
	about   about
	started bool
}

// newViewer returns a viewer of a stream that has something to show.
func newViewer(s *table.Stream, f look.Fonts) *viewer {
	v := &viewer{look: look.New(f), stream: s}
	v.allow()
	v.follow()
	return v
}

// begin pins the row numbers and focuses the first cell of the first table that has columns.
func (v *viewer) begin() {
	cols := v.table.Columns()
	v.grid.ColumnPinning.Left = []string{numberID(cols)}
	if len(cols) > 0 {
		v.grid.FocusCell(0, cols[0].ID)
	}
}

// watch makes the viewer request a frame when there is something new to show.
func (v *viewer) watch(invalidate func()) {
	v.grid.Invalidate = invalidate
	v.stream.Watch(invalidate)
	invalidate() // for what was new before
}

// SetWheelScale multiplies wheel movements, for platforms with small notches.
func (v *viewer) SetWheelScale(s float32) { v.look.WheelScale = s }

const (
	topHeight = unit.Dp(52)
	// narrow is the width of a window below which the file name takes the room of buttons.
	narrow = unit.Dp(660)
)

// Layout draws the viewer. The keyboard is the table's from the first frame on, if it has rows.
func (v *viewer) Layout(gtx layout.Context) layout.Dimensions {
	gtx.Locale = v.look.Locale()
	if !v.started && v.table.Rows() > 0 {
		v.started = true
		gtx.Execute(key.FocusCmd{Tag: v.grid.Tag()})
	}
	v.update(gtx)
	th, size := v.look.Theme(), gtx.Constraints.Max
	look.Fill(gtx, image.Rectangle{Max: size}, th.Bg)
	top := min(gtx.Dp(topHeight), size.Y)
	notes := v.notes.record(gtx, v.look, image.Pt(size.X, (size.Y-top)/2))
	middle := size.Y - notes.size.Y
	look.At(gtx, image.Rect(0, 0, size.X, top), v.top)
	look.At(gtx, image.Rect(0, top, size.X, middle), v.body)
	t := op.Offset(image.Pt(0, middle)).Push(gtx.Ops)
	notes.call.Add(gtx.Ops)
	t.Pop()
	return layout.Dimensions{Size: size}
}

func (v *viewer) update(gtx layout.Context) {
	v.follow()
	v.keepLooking(gtx)
	v.scheme.At = int(v.look.Scheme)
	if v.scheme.Update(gtx) {
		v.look.Scheme = look.Scheme(v.scheme.At)
	}
	v.notes.update(gtx)
	v.about.update(gtx)
	v.updateTools(gtx)
	for {
		ev, ok := v.grid.Update(gtx)
		if !ok {
			return
		}
		v.heard(ev)
	}
}

func (v *viewer) body(gtx layout.Context) layout.Dimensions {
	s := look.Style(v.look, &v.grid)
	s.Density = theme.DensityCompact
	s.Lines = theme.LinesBoth
	s.HeaderHeight = headerHeight
	return s.Layout(gtx)
}

// top draws the bar with the file's name and the choice of colours.
func (v *viewer) top(gtx layout.Context) layout.Dimensions {
	th, size := v.look.Theme(), gtx.Constraints.Max
	look.Fill(gtx, image.Rectangle{Max: size}, th.HeaderBg)
	look.Fill(gtx, image.Rect(0, size.Y-max(gtx.Dp(1), 1), size.X, size.Y), th.Border)
	inner := image.Rect(gtx.Dp(16), 0, size.X-gtx.Dp(16), size.Y)
	look.At(gtx, inner, func(gtx layout.Context) layout.Dimensions {
		return look.Middle(gtx, func(gtx layout.Context) layout.Dimensions {
			buttons := func(gtx layout.Context) layout.Dimensions { return v.buttons(gtx, size.X < gtx.Dp(narrow)) }
			return layout.Flex{Alignment: layout.Middle}.Layout(gtx, layout.Flexed(1, v.name), layout.Rigid(buttons), layout.Rigid(v.schemes))
		})
	})
	return layout.Dimensions{Size: size}
}

func (v *viewer) name(gtx layout.Context) layout.Dimensions {
	t := look.Type{Size: 16, Weight: font.SemiBold}
	gtx.Constraints.Max.X = max(gtx.Constraints.Max.X-gtx.Dp(16), 0)
	dims := v.look.Text(gtx, t, filepath.Base(v.table.Name()))
	return layout.Dimensions{Size: image.Pt(max(gtx.Constraints.Min.X, dims.Size.X), dims.Size.Y)}
}

func (v *viewer) schemes(gtx layout.Context) layout.Dimensions {
	return v.scheme.Layout(gtx, v.look, look.SchemeLabels(v.look.Lang)...)
}
