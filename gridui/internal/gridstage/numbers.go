// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridstage

import (
	"fmt"
	"image"
	"strconv"

	"github.com/giogrid/giogrid/gridui"
)

// Numbers is a source of rows that are their own index.
type Numbers int

func (n Numbers) Len() int { return int(n) }

func (n Numbers) At(i int) int { return i }

func NewNumbers(n, cols int) *Stage[int] {
	return New(image.Pt(412, 340), func(g *gridui.Grid[int]) {
		for c := range cols {
			g.Columns = append(g.Columns, gridui.Func(fmt.Sprint("c", c), fmt.Sprint("C", c), func(i int) (int, bool) { return i*1000 + c, true }).Width(100))
		}
		g.SetSource(Numbers(n))
	})
}

func (s *Stage[T]) Clicks() []string {
	var out []string
	for _, k := range s.TakeKinds() {
		if k == fmt.Sprintf("%T", gridui.CellClicked[T]{}) {
			out = append(out, k)
		}
	}
	return out
}

// NewMillion returns a grid of a million rows whose ids do not contain their numbers.
func NewMillion(set func(*gridui.Grid[int])) *Stage[int] {
	return New(image.Pt(460, 400), func(g *gridui.Grid[int]) {
		g.Columns = []gridui.Column[int]{gridui.Field("n", "N", func(n int) int { return n }).Width(200)}
		g.RowID = func(n int) string { return "row" + strconv.Itoa(n) }
		g.Selection = MultiSelection()
		set(g)
		g.SetSource(Counted(1_000_000))
	})
}

// Counted is a source of the numbers from 0.
type Counted int

func (c Counted) Len() int { return int(c) }

func (c Counted) At(i int) int { return i }

// AtRest reports whether the grid requests no more frames.
func (s *Stage[T]) AtRest() bool {
	_, waits := s.Wakeup()
	return !waits && s.Settled()
}
