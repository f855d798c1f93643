// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowsize_test

import (
	"fmt"
	"image"
	"testing"

	"gioui.org/io/pointer"
	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

// newPinSized returns a grid of n people whose rows can be resized, with rows pinned at the top and at the bottom
// and one that floats in each band. The header ends at 40.
func newPinSized(n int, top, bottom []string) *gridstage.Stage[gridstage.Person] {
	s := gridstage.NewPeople(n)
	s.Size = image.Pt(400, 400)
	s.Grid.RowSizing.Enabled = true
	s.Grid.RowPins = option.RowPins{Enabled: true, Top: top, Bottom: bottom}
	s.Grid.Floating = gridui.Floating[gridstage.Person]{Top: []gridstage.Person{{ID: "first", Name: "above"}}, Bottom: []gridstage.Person{{ID: "last", Name: "below"}}}
	s.Settle()
	s.Events = nil
	return s
}

// idBox returns the bounds of the row with an id on the screen, by its first cell.
func idBox[T any](s *gridstage.Stage[T], t *testing.T, id string) image.Rectangle {
	t.Helper()
	for _, n := range s.FindAll(id) {
		if n.Label == id {
			return n.Bounds
		}
	}
	require.Fail(t, "no such row", id)
	return image.Rectangle{}
}

func TestEdgesOfPinnedRowsAreDragged(t *testing.T) {
	for _, n := range []int{20, 9_000} {
		for _, scale := range []float32{1, 2} {
			for _, rtl := range []bool{false, true} {
				s := newPinSized(n, []string{"p3", "p5"}, []string{"p7", "p9"})
				s.Size = image.Pt(int(400*scale), int(400*scale))
				s.Metric = unit.Metric{PxPerDp: scale, PxPerSp: scale}
				x := 20 * scale
				if rtl {
					s.Style = func(st *gridui.Style) { st.Direction = gridui.DirectionRTL }
					x = 380 * scale
				}
				s.Settle()
				name := fmt.Sprint(n, scale, rtl)
				height := func(id string) int { return int(float32(idBox(s, t, id).Dy()) / scale) }

				for _, id := range []string{"p3", "p5"} {
					y := float32(idBox(s, t, id).Max.Y)
					d := s.DragFrom(x, y)
					for _, by := range []float32{9, 20, 14} {
						d = d.Via(x, y+by*scale)
						require.Equal(t, int(y+by*scale), idBox(s, t, id).Max.Y, "%s: the edge of %s follows", name, id)
					}
					d.To(x, y+14*scale)
					require.Equal(t, 50, height(id), name)
					require.Equal(t, unit.Dp(50), s.Grid.RowSizing.Heights[id], name)
				}
				for _, id := range []string{"p9", "p7"} {
					box := idBox(s, t, id)
					y := float32(box.Min.Y)
					d := s.DragFrom(x, y)
					for _, by := range []float32{9, 20, 14} {
						d = d.Via(x, y-by*scale)
						require.Equal(t, int(y-by*scale), idBox(s, t, id).Min.Y, "%s: the edge of %s follows", name, id)
						require.Equal(t, box.Max.Y, idBox(s, t, id).Max.Y, "%s: below %s all stays", name, id)
					}
					d.To(x, y-14*scale)
					require.Equal(t, 50, height(id), name)
				}
			}
		}
	}
}

// TestEdgesOfPinnedRowsThatScroll pins more rows than a band has room for.
func TestEdgesOfPinnedRowsThatScroll(t *testing.T) {
	var ids []string
	for i := range 12 {
		ids = append(ids, fmt.Sprint("p", i))
	}
	for _, by := range []float32{-15, 14, 25} {
		s := newPinSized(60, ids, nil)
		s.Wheel(100, 100, 0, 90)
		top := idBox(s, t, "p4")
		d := s.DragFrom(20, float32(top.Max.Y)).Via(20, float32(top.Max.Y)+by/2)
		require.InDelta(t, float32(top.Max.Y)+by/2, idBox(s, t, "p4").Max.Y, 1)
		d.To(20, float32(top.Max.Y)+by)
		require.Equal(t, top.Min.Y, idBox(s, t, "p4").Min.Y, "where it begins it stays")
		require.InDelta(t, 36+by, float64(s.Grid.RowSizing.Heights["p4"]), 0.01)

		s = newPinSized(60, nil, ids)
		s.Wheel(100, 350, 0, 90)
		bottom, after := idBox(s, t, "p4"), idBox(s, t, "p5")
		d = s.DragFrom(20, float32(bottom.Min.Y)).Via(20, float32(bottom.Min.Y)-by/2)
		require.Equal(t, after.Min.Y, idBox(s, t, "p5").Min.Y, "below it all stays")
		d.To(20, float32(bottom.Min.Y)-by)
		require.Equal(t, after.Min.Y, idBox(s, t, "p5").Min.Y)
		require.InDelta(t, 36+by, float64(s.Grid.RowSizing.Heights["p4"]), 0.01)
	}
}

func TestEscapeTakesAPinnedRowsHeightBack(t *testing.T) {
	s := newPinSized(20, []string{"p3"}, []string{"p7", "p9"})
	for id, dir := range map[string]float32{"p3": 1, "p7": -1} {
		was := idBox(s, t, id)
		y := float32(was.Max.Y)
		if dir < 0 {
			y = float32(was.Min.Y)
		}
		d := s.DragFrom(20, y).Via(20, y+30*dir)
		require.Equal(t, was.Dy()+30, idBox(s, t, id).Dy(), id)
		s.Keys("Escape")
		require.Equal(t, was, idBox(s, t, id))
		d.To(20, y+50*dir)
		require.Equal(t, was, idBox(s, t, id))
	}
	s.Grid.RowSizing.Heights = map[string]unit.Dp{"p9": 70}
	s.Settle()
	box := idBox(s, t, "p9")
	s.DoubleClick(20, float32(box.Min.Y))
	require.Equal(t, 36, idBox(s, t, "p9").Dy(), "a double click gives it its own back")
}

func TestRowsThatFloatHaveNoEdges(t *testing.T) {
	s := newPinSized(20, []string{"p3"}, []string{"p7"})
	y := func(id string, end bool) float32 {
		if b := idBox(s, t, id); end {
			return float32(b.Max.Y)
		} else {
			return float32(b.Min.Y)
		}
	}
	for at, want := range map[float32]pointer.Cursor{
		y("first", true): pointer.CursorDefault, y("p3", true): pointer.CursorRowResize,
		y("p7", false): pointer.CursorRowResize, y("last", false): pointer.CursorDefault,
	} {
		s.Move(20, at)
		require.Equal(t, want, s.Cursor(), "%v", at)
	}
	s.Click(20, y("p3", true))
	require.Equal(t, -1, s.Grid.Focused().Row, "an edge is no cell")
}

// TestAPinnedRowIsUnpinnedInADrag ends the drag, and nothing is resized any more.
func TestAPinnedRowIsUnpinnedInADrag(t *testing.T) {
	s := newPinSized(20, []string{"p3"}, nil)
	y := float32(idBox(s, t, "p3").Max.Y)
	d := s.DragFrom(20, y).Via(20, y+10)
	s.Grid.RowPins.Top = nil
	s.Settle()
	d.Via(20, y+40).To(20, y+60)
	require.Equal(t, map[string]unit.Dp{"p3": 46}, s.Grid.RowSizing.Heights)
}
