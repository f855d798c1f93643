// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package blocks_test

import (
	"context"
	"fmt"
	"math"
	"testing"
	"testing/synctest"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/blocks"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// newGroupedSource returns a source of records with columns to group by: the hundred of id, and its parity,
// which is null in some rows.
func newGroupedSource(rows []record) *rowsource.Slice[record] {
	hundred := func(r record) value.Value { return value.Int(r.id / 100) }
	parity := func(r record) value.Value {
		if r.id%10 == 9 {
			return value.Value{}
		}
		return value.Text([]string{"짝", "홀"}[r.id%2])
	}
	return newRecordSource(rows, rowsource.Column[record]{ID: "hundred", Value: hundred}, rowsource.Column[record]{ID: "parity", Value: parity})
}

func byHundred() rowsource.Query { return rowsource.Query{Group: []string{"hundred"}} }

func byHundredAndParity() rowsource.Query {
	return rowsource.Query{Group: []string{"hundred", "parity"}, Aggregates: []rowsource.Agg{{Func: rowsource.AggMax, Column: "id"}}}
}

func path(values ...any) (p rowsource.Path) {
	for _, v := range values {
		switch v := v.(type) {
		case int:
			p = append(p, value.Int(int64(v)))
		case string:
			p = append(p, value.Text(v))
		default:
			p = append(p, value.Value{})
		}
	}
	return p
}

// outlineGrid uses an outline in its frames as a grid does.
type outlineGrid struct {
	frames
	outline *blocks.Outline[record]
	shifted int64    // the sum of all shifts
	before  []string // the lines on the screen in the last frame
}

// inOutline runs a test with an outline over n rows, and checks that no goroutine and no view is left.
func inOutline(t *testing.T, n int, q rowsource.Query, test func(g *outlineGrid)) {
	t.Helper()
	source := newGroupedSource(newRecords(n))
	synctest.Test(t, func(t *testing.T) {
		g := new(outlineGrid)
		g.begin(t, source, 20, g.frame)
		g.make(0)
		g.outline.SetQuery(q, blocks.Place{})
		defer g.end()
		defer func() { g.outline.Close() }() // the latest one
		test(g)
	})
}

func (g *outlineGrid) make(maxBytes int) {
	if g.outline != nil {
		g.outline.Close()
	}
	g.outline = blocks.NewOutline(blocks.Options[record]{Source: g.fake, MaxBytes: maxBytes, Wake: func() { g.woken.Store(true) }})
}

// text returns the text of a line.
func text(line blocks.Line[record]) string {
	switch {
	case line.State != blocks.Loaded && line.IsGroup:
		return "… group"
	case line.State != blocks.Loaded:
		return fmt.Sprintf("… in %s", line.Group.Path.ID())
	case line.IsGroup:
		sign := "+"
		if line.Open {
			sign = "-"
		}
		return fmt.Sprintf("%s%s %d%v", sign, line.Group.Path.ID(), line.Group.Rows, line.Group.Aggregates)
	}
	return fmt.Sprintf("%d in %s", line.Row.id, line.Group.Path.ID())
}

func (g *outlineGrid) text(i int64) string { return text(g.outline.Line(i)) }

// lines returns the lines on the screen.
func (g *outlineGrid) lines() (lines []string) {
	for i := g.top; i < min(g.top+g.screen, g.outline.Count().N); i++ {
		lines = append(lines, g.text(i))
	}
	return lines
}

// frame runs one frame: it keeps the screen at its lines, and checks that the first does not move.
func (g *outlineGrid) frame() {
	g.t.Helper()
	g.woken.Store(false)
	u := g.outline.Sync()
	if u.Swapped {
		g.swapped(u)
	}
	g.top += u.Shift
	g.shifted += u.Shift
	g.again = g.outline.Want(g.now, g.top, g.top+g.screen)
	synctest.Wait()
	lines := g.lines()
	if len(g.before) > 0 && len(lines) > 0 && !u.Swapped && !loading(g.before[0]) {
		require.Equal(g.t, g.before[0], lines[0], "the first line moved")
	}
	g.before = lines
}

func loading(line string) bool { return line[0] == "…"[0] }

func (g *outlineGrid) swapped(u blocks.OutlineUpdate) {
	g.t.Helper()
	g.swaps++
	require.Zero(g.t, u.Shift)
	offset := g.keeping - g.top
	if !u.Kept || offset < 0 || offset >= g.screen {
		offset = 0
	}
	g.top = max(u.Anchor-offset, 0)
	if !g.resized {
		for i := g.top; i < min(g.top+g.screen, g.outline.Count().N-1); i++ {
			require.NotEqual(g.t, blocks.Loading, g.outline.Line(i).State, "line %d is a skeleton after the swap", i)
		}
	}
	g.resized = false
}

func (g *outlineGrid) scrollTo(top int64) {
	g.t.Helper()
	g.top, g.before = top, nil
	g.frame()
}

// query replaces the query, and stays at the line in the middle of the screen.
func (g *outlineGrid) query(q rowsource.Query) {
	g.keeping = g.top + g.screen/2
	g.outline.SetQuery(q, g.outline.Place(g.keeping))
}

// toggle opens or closes a group. The first line may change.
func (g *outlineGrid) toggle(open bool, path rowsource.Path) {
	if g.before = nil; open {
		g.outline.OpenGroup(path)
	} else {
		g.outline.CloseGroup(path)
	}
}

func (g *outlineGrid) names() []string {
	names := []string{}
	for _, c := range g.calls.Waiting() {
		name := c.Method + " " + rowsource.Path(c.Query.Path).ID()
		if c.N > 0 {
			name += fmt.Sprintf(" %d+%d", c.Seek.Index, c.N)
		}
		names = append(names, name)
	}
	return names
}

// flat is the oracle: it returns all lines of a query with some groups open.
func (g *outlineGrid) flat(q rowsource.Query, open map[string]bool) (lines []string) {
	ctx := context.Background()
	v, err := g.source.Open(ctx, q)
	require.NoError(g.t, err)
	if len(q.Path) == len(q.Group) {
		for _, r := range g.records(q) {
			lines = append(lines, text(blocks.Line[record]{State: blocks.Loaded, Row: r, Group: rowsource.Group{Path: q.Path}}))
		}
		return lines
	}
	page, err := v.Groups(ctx, rowsource.Seek{Index: 0}, math.MaxInt)
	require.NoError(g.t, err)
	for _, group := range page.Items {
		isOpen := open[group.Path.ID()]
		lines = append(lines, text(blocks.Line[record]{State: blocks.Loaded, IsGroup: true, Group: group, Open: isOpen}))
		if isOpen {
			below := q
			below.Path = group.Path
			lines = append(lines, g.flat(below, open)...)
		}
	}
	return lines
}
