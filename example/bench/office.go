// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"errors"
	"strconv"

	"github.com/giogrid/giogrid/example/bench/internal/measure"
	"github.com/giogrid/giogrid/example/bench/internal/sheet"
	"github.com/giogrid/giogrid/example/bench/internal/stage"
	"github.com/giogrid/giogrid/gridui"
)

const (
	// mostSpans bounds the time of a frame of merged cells at rest, relative to a frame of the same cells without merging.
	mostSpans = 1.3
	// mostSpansMoved bounds the same ratio while the screen scrolls. Rows off the screen are not compared, apart from the
	// neighbours of the first and the last, so that the text of a row is set when it appears, and not with that of the
	// fifteen rows after it.
	mostSpansMoved = 3
)

// office measures what programs of the office need beside a plain table: merged cells, ready cells, a log that follows
// its last row, and a tree whose rows come and go.
func office(_ settings, t *table) error {
	return errors.Join(officeSpans(t), officeReady(t), followLog(t), changeTrees(t))
}

// officeSpans measures frames of merged cells against frames of the same texts in cells by themselves: a third of the
// columns joins over three rows, another third over two columns. It also counts rows beyond the screen that were
// compared, one at each edge, and allocations of frames at rest.
func officeSpans(t *table) error {
	first, last := 0, 0
	for _, m := range []struct {
		sheet.Motion
		plan measure.Plan
		most float64
	}{
		{sheet.Steady, measure.Plan{Rounds: 9, Times: 60}, mostSpans},
		{sheet.Pixel, measure.Plan{Rounds: 9, Times: 40}, mostSpansMoved},
		{sheet.Slow, measure.Plan{Rounds: 9, Times: 40}, mostSpansMoved},
	} {
		merged := showGrid(newOffice(true, func(above, below stage.Row) { first, last = min(first, int(above)), max(last, int(below)) }), sheet.HD, startRow)
		plain := showGrid(newOffice(false, nil), sheet.HD, startRow)
		d := duel(m.Motion, m.plan, merged.Stage, plain.Stage)
		t.add(value("office/spans/"+m.Name+"/plain", milliseconds(d.B), "ms"))
		t.add(value("office/spans/"+m.Name, milliseconds(d.A), "ms").against(d.Ratio).atMost(m.most))
		if err := merged.check(); err != nil {
			return err
		}
		first, last = startRow*2, 0
		merged.Scroll(m.Motion)
		at := merged.grid.Viewport()
		t.add(value("office/spans/"+m.Name+"/rows-off-the-screen", float64(max(at.First-first, 0)+max(last-at.Last+1, 0)), "rows").atMost(2))
	}
	own := lap{sheet.Steady, 20}.allocs(stage.New(new(stage.Bare), sheet.HD, startRow))
	all := lap{sheet.Steady, 20}.allocs(showGrid(newOffice(true, nil), sheet.HD, startRow).Stage)
	t.add(value("office/spans/allocs/gio", own, "allocs/frame"))
	t.add(value("office/spans/allocs", all-own, "allocs/frame").atMost(0))
	return nil
}

// newOffice returns a grid of texts that repeat, merged or by themselves. compared, if not nil, is called for rows that
// are compared.
func newOffice(merged bool, compared func(above, below stage.Row)) *stage.Grid[stage.Row] {
	g := stage.NewGridWith[stage.Row]()
	for i := range sheet.Columns {
		c := gridui.Field(stage.ColumnID(i), "Column "+strconv.Itoa(i), func(r stage.Row) string { return sheet.Text(int(r)/3, i) }).Width(sheet.ColWidth)
		switch {
		case merged && i == 0:
			c.MergeBy(func(above, below stage.Row) bool {
				if compared != nil {
					compared(above, below)
				}
				return above/3 == below/3
			})
		case merged && i%3 == 0:
			c.Merge()
		case merged && i%3 == 1:
			c.SpanColumns(func(r stage.Row) int { return 1 + int(r)%2 })
		}
		g.Columns = append(g.Columns, c)
	}
	g.SetSource(stage.Rows(sheet.Rows))
	return g
}
