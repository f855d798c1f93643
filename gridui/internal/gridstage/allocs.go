// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridstage

import (
	"image"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/op/clip"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/theme"
)

// RouterAllocs returns the allocations of Gio's router in a frame in which anything on the screen
// can have the focus.
func RouterAllocs() float64 {
	tag := new(int)
	h := gridtest.New(image.Pt(412, 340), func(gtx layout.Context) layout.Dimensions {
		for {
			if _, ok := gtx.Event(key.FocusFilter{Target: tag}, pointer.Filter{Target: tag, Kinds: pointer.Press}); !ok {
				break
			}
		}
		defer clip.Rect{Max: gtx.Constraints.Max}.Push(gtx.Ops).Pop()
		event.Op(gtx.Ops, tag)
		return layout.Dimensions{Size: gtx.Constraints.Max}
	})
	h.Settle()
	return h.FrameAllocs(100, nil)
}

// UpAndDownAllocs returns the allocations of a grid in a frame while it scrolls up and down by at
// most most pixels over rows that it has shown before.
func UpAndDownAllocs[T any](s *Stage[T], most int64) float64 {
	step := upAndDown(s, most)
	for range 400 {
		step()
		s.Frame()
	}
	return s.Allocs(300, step)
}

// upAndDown returns a function that scrolls by some pixels at each call, up and down over most
// pixels.
func upAndDown[T any](s *Stage[T], most int64) func() {
	y, d := int64(0), int64(7)
	return func() {
		if y+d > most || y+d < 0 {
			d = -d
		}
		y += d
		s.Grid.ScrollToOffset(10_000 + y)
	}
}

// NewFurnished returns a grid with the usual parts: header, lines, focus, a pinned column, floating
// rows.
func NewFurnished() *Stage[int] {
	s := NewNumbers(1_000_000, 30)
	s.Values = map[string]any{gridtest.SemanticsKey: "rows"}
	s.Style = func(st *gridui.Style) { st.Lines = theme.LinesBoth }
	s.Grid.ColumnPinning.Left = []string{"c0"}
	s.Grid.Floating.Top = []int{7}
	s.Grid.FocusCell(3, "c1")
	s.Settle()
	return s
}
