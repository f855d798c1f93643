// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package details_test

import (
	"errors"
	"image"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"gioui.org/f32"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/op/clip"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

// breaks holds ways in which a detail can panic with something half done.
var breaks = map[string]func(gtx layout.Context){
	"at once": func(layout.Context) { panic("on purpose") },
	"in a clip": func(gtx layout.Context) {
		op.Offset(image.Pt(70, 70)).Push(gtx.Ops)
		clip.Rect{Max: image.Pt(3, 3)}.Push(gtx.Ops)
		panic(errors.New("on purpose"))
	},
	"in a macro": func(gtx layout.Context) {
		op.Record(gtx.Ops)
		op.Record(gtx.Ops)
		panic("on purpose")
	},
	"in a path": func(gtx layout.Context) {
		var p clip.Path
		p.Begin(gtx.Ops)
		p.LineTo(f32.Pt(10, 10))
		panic("on purpose")
	},
	"by an open macro": func(gtx layout.Context) { op.Record(gtx.Ops) },
}

func TestADetailThatPanicsIsContained(t *testing.T) {
	for name, broken := range breaks {
		t.Run(name, func(t *testing.T) {
			s, whole := gridstage.NewDetails(100), false
			draw := s.Grid.Detail
			s.Grid.Detail = func(gtx layout.Context, c gridui.DetailContext[gridstage.Person]) layout.Dimensions {
				if c.RowID == "p0" && !whole {
					broken(gtx)
				}
				return draw(gtx, c)
			}
			s.Grid.Details.Rows = idset.Of("p0", "p1")
			for range 3 {
				s.Settle()
				box, ok := s.Find("상세 내용을 표시하지 못했습니다: ")
				require.True(t, ok)
				require.True(t, box.Bounds.In(image.Rect(0, 76, 400, gridstage.RowTop(t, s.Harness, "p1"))), "%v", box.Bounds)
				require.Equal(t, 0, s.FindAll("row 1 of")[0].Bounds.Min.X)
				d, ok := s.Find("detail of p1")
				require.True(t, ok)
				require.Equal(t, gridstage.RowTop(t, s.Harness, "p1")+36, d.Bounds.Min.Y)
				require.Equal(t, gridstage.RowTop(t, s.Harness, "p1")+36+100, gridstage.RowTop(t, s.Harness, "p2"))
				s.Frame()
			}
			require.Len(t, s.Problems(), 1, "told once")
			require.Contains(t, s.Problems()[0], `the detail of row "p0" panicked`)
			whole = true
			s.Settle()
			_, ok := s.Find("상세 내용을")
			require.False(t, ok)
			require.Equal(t, 40+36+100, gridstage.RowTop(t, s.Harness, "p1"))
		})
	}
}

// With a detail whose height changes in each frame, the rows are still laid out one below the other in each
// frame, and what is being read stays.
func TestADetailOfAnotherHeightInEachFrame(t *testing.T) {
	rnd := rand.New(rand.NewPCG(3, 9))
	s, high := gridstage.NewDetails(200), map[string]int{}
	s.Style = func(st *gridui.Style) { st.Lines = theme.LinesNone }
	s.Grid.Detail = func(gtx layout.Context, c gridui.DetailContext[gridstage.Person]) layout.Dimensions {
		high[c.RowID] = []int{-40, 0, 1, 1_000_000, 50 + rnd.IntN(300)}[min(rnd.IntN(40), 4)]
		return layout.Dimensions{Size: image.Pt(gtx.Constraints.Max.X, high[c.RowID])}
	}
	s.Grid.Details.Rows = idset.All("p7")
	for step := range 400 {
		if step%3 == 0 {
			s.Wheel(100, 150, 0, float32(rnd.IntN(900)-400))
		} else {
			s.Frame()
		}
		rows := slices.DeleteFunc(s.FindAll("row "), func(n gridtest.Node) bool { return n.Bounds.Empty() })
		for i := 1; i < len(rows); i++ {
			_, id, _ := strings.Cut(rows[i-1].Label, ": ")
			h := max(high[id], 0)
			if id == "p7" {
				h = 0
			}
			require.Equal(t, rows[i-1].Bounds.Max.Y+h, rows[i].Bounds.Min.Y, rows[i].Label)
		}
	}
	s.Grid.Detail = func(gtx layout.Context, c gridui.DetailContext[gridstage.Person]) layout.Dimensions {
		return gridstage.Block(gtx, "detail of "+c.RowID, 99)
	}
	s.Grid.ScrollToOffset(1 << 40)
	s.Settle()
	require.Equal(t, 300-36-99, gridstage.RowTop(t, s.Harness, "p199"))
}

func TestAVeryHighDetailIsReadToItsEnd(t *testing.T) {
	s := gridstage.NewDetails(3)
	s.Grid.Detail = func(gtx layout.Context, c gridui.DetailContext[gridstage.Person]) layout.Dimensions {
		return gridstage.Block(gtx, "detail of "+c.RowID, 1_000_000)
	}
	s.Grid.Details.Rows = idset.Of("p1")
	s.Settle()
	end := int64(3*36 + 1_000_001 - 260)
	s.Grid.ScrollToOffset(end / 2)
	s.Settle()
	_, y := s.Grid.ScrollOffset()
	require.Equal(t, end/2, y)
	d, ok := s.Find("detail of p1")
	require.True(t, ok)
	require.Less(t, d.Bounds.Min.Y, 40)
	require.Greater(t, d.Bounds.Max.Y, 300, "it fills the screen")
	s.Grid.ScrollToOffset(1 << 40)
	s.Settle()
	_, y = s.Grid.ScrollOffset()
	require.Equal(t, end, y)
	require.Equal(t, 300-36, gridstage.RowTop(t, s.Harness, "p2"))
}

func TestANestedGridIsAsItWasWhenItComesBack(t *testing.T) {
	s, inner := newNested()
	inner.Sorting = option.Sorting{Mode: option.SortSingle, Keys: []option.SortKey{{ColumnID: "n", Desc: true}}}
	inner.ScrollToOffset(360)
	s.Settle()
	for _, to := range []int{90, 0, 50, 0} {
		s.Grid.ScrollToRow(to, option.AlignStart)
		s.Settle()
	}
	_, y := inner.ScrollOffset()
	require.EqualValues(t, 360, y)
	n, _ := inner.RowAt(0)
	require.Equal(t, 99, n)
	s.Grid.SetRows(gridstage.People(100)[50:])
	s.Settle()
	s.Grid.SetRows(gridstage.People(100))
	s.Settle()
	s.Grid.ScrollToRow(0, option.AlignStart)
	s.Settle()
	_, y = inner.ScrollOffset()
	require.EqualValues(t, 360, y)
}
