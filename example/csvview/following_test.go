// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"fmt"
	"image"
	"io"
	"strings"
	"testing"

	"gioui.org/unit"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/csvview/internal/table"
	"github.com/giogrid/giogrid/example/data/fonts"
	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/option"
)

// pipeStage is a viewer of a pipe that the test writes to.
type pipeStage struct {
	stage
	t    *testing.T
	in   *io.PipeWriter
	told chan struct{}
	rows int // written
}

// newPipeStage returns a stage that shows the first rows of a pipe.
func newPipeStage(t *testing.T) *pipeStage {
	r, w := io.Pipe()
	s := &pipeStage{t: t, in: w, told: make(chan struct{}, 1)}
	stream := table.NewStream(r, "pipe.csv")
	t.Cleanup(func() {
		require.NoError(t, stream.Close())
		stream.Wait()
	})
	s.write("id,value,city\n")
	s.writeRows(1000, "7")
	require.Positive(t, stream.First().Table.Rows())
	s.viewer = newViewer(stream, look.OnlyFonts(fonts.Collection()))
	s.Harness = gridtest.New(image.Pt(1000, 600), s.viewer.Layout)
	s.watch(func() {
		select {
		case s.told <- struct{}{}:
		default:
		}
	})
	s.await(func(now table.State) bool { return now.Table.Rows() == 1000 })
	return s
}

func (s *pipeStage) write(text string) {
	s.t.Helper()
	_, err := io.WriteString(s.in, text)
	require.NoError(s.t, err)
}

// writeRows writes n rows with a value.
func (s *pipeStage) writeRows(n int, value string) {
	var b strings.Builder
	for range n {
		s.rows++
		fmt.Fprintf(&b, "%d,%s,Seoul %d\n", s.rows, value, s.rows)
	}
	s.write(b.String())
}

// await draws frames, as a window does after each notification, until the state is as wanted.
func (s *pipeStage) await(wanted func(table.State) bool) {
	s.t.Helper()
	for {
		require.True(s.t, s.Settle())
		if wanted(s.state) {
			return
		}
		s.full()
		<-s.told
	}
}

// full requires that rows fill the screen, each with its cells.
func (s *pipeStage) full() {
	s.t.Helper()
	w := s.grid.Viewport()
	require.Greater(s.t, w.Last-w.First, 10)
	for i := w.First; i < w.Last; i++ {
		r, ok := s.grid.RowAt(i)
		require.True(s.t, ok)
		require.True(s.t, s.shows(r.cell(2)), "row %d of %d", i, s.table.Rows())
	}
}

func TestRowsStreamIn(t *testing.T) {
	s := newPipeStage(t)
	assert.True(t, s.shows("1,000 rows read…  ·  3 columns  ·  comma  ·  UTF-8  ·  "+size(s.table.Bytes())), s.Dump())
	s.grid.FocusCell(500, "value")
	require.True(t, s.Settle())
	_, offset := s.grid.ScrollOffset()
	require.Positive(t, offset)

	for range 20 {
		s.writeRows(500, "7")
		s.await(func(now table.State) bool { return now.Table.Rows() == s.rows })
		s.full()
		_, now := s.grid.ScrollOffset()
		require.Equal(t, offset, now, "nothing moves")
		require.Equal(t, 500, s.grid.Focused().Row)
		require.Equal(t, "value", s.grid.Focused().ColumnID)
	}
	assert.Equal(t, 11_000, s.grid.Len())
	s.write("11001,\"7")
	require.NoError(t, s.in.Close())
	s.await(func(now table.State) bool { return now.Done })
	assert.Equal(t, 11_001, s.grid.Len())
	assert.Contains(t, s.notes.summary(look.English), "2 notes", "an open quote and a short row")
	assert.True(t, s.shows("11,001 rows"), s.Dump())
	assert.True(t, s.shows("3 columns  ·  comma  ·  UTF-8  ·  "+size(s.table.Bytes())), s.Dump())

	frames := s.Frames()
	s.Advance(1e9)
	assert.LessOrEqual(t, s.Frames(), frames+2, "idle but for the focus")
}

// A column whose cells turn out to be words keeps users' changes.
func TestKindsChangeWhileRowsShow(t *testing.T) {
	s := newPipeStage(t)
	require.True(t, s.shows("integer"))
	s.grid.ColumnSizing.Widths = map[string]unit.Dp{"value": 222}
	s.grid.FocusCell(3, "value")
	s.writeRows(1, "many")
	s.await(func(now table.State) bool { return now.Table.Rows() == s.rows })
	assert.Equal(t, table.Text, s.table.Columns()[1].Kind)
	assert.Equal(t, "value", s.grid.Focused().ColumnID)
	heads := s.FindAll("text")
	assert.Len(t, heads, 2)
	s.full()
	cell, ok := s.Find("7")
	require.True(t, ok)
	assert.Equal(t, 222, cell.Bounds.Dx())

	s.write("1,2,3,late\n")
	s.await(func(now table.State) bool { return len(now.Table.Columns()) == 4 })
	assert.True(t, s.shows("Column 4"))
}

// Sorted rows stay unchanged while more arrive; at the end these are sorted in.
func TestSortedWhileRowsCome(t *testing.T) {
	s := newPipeStage(t)
	s.grid.Sorting.Keys = []option.SortKey{{ColumnID: "id", Desc: true}}
	require.True(t, s.Settle())
	require.True(t, s.shows("Seoul 1000"))
	s.writeRows(1000, "7")
	s.await(func(now table.State) bool { return now.Table.Rows() == 2000 })
	assert.Equal(t, 1000, s.grid.Len())
	assert.True(t, s.shows("Seoul 1000"))
	assert.True(t, s.shows("2,000 rows read…  ·  "+waiting.En+"  ·  3 columns  ·  comma  ·  UTF-8  ·  "+size(s.state.Table.Bytes())), s.Dump())

	s.grid.Sorting.Keys = nil
	require.True(t, s.Settle())
	assert.Equal(t, 2000, s.grid.Len(), "without an order they are there")

	s.grid.Sorting.Keys = []option.SortKey{{ColumnID: "id", Desc: true}}
	require.True(t, s.Settle())
	s.writeRows(1000, "7")
	require.NoError(t, s.in.Close())
	s.await(func(now table.State) bool { return now.Done })
	assert.Equal(t, 3000, s.grid.Len())
	s.grid.ScrollToRow(0, option.AlignStart)
	require.True(t, s.Settle())
	assert.True(t, s.shows("Seoul 3000"), s.Dump())
	assert.False(t, s.waits())
}

// The row numbers have room from the beginning, so that nothing shifts.
func TestRoomForRowNumbers(t *testing.T) {
	s := newPipeStage(t)
	assert.Equal(t, len("1,000,000"), s.digits)
	rows := s.table.Rows()
	s.state = table.State{Size: 1000, Read: 10}
	assert.Equal(t, 100*rows, s.expected())
	s.state = table.State{Size: 1000, Read: 2000} // the file grew
	assert.Equal(t, rows, s.expected())
	s.state = table.State{Size: 1000, Read: 1000, Done: true}
	assert.Equal(t, rows, s.expected())
}

// The garbage of a frame that shows more rows does not grow with their number.
func TestAllocationsOfAFrameWithMoreRows(t *testing.T) {
	s := newPipeStage(t)
	grow := func(n int) float64 {
		s.writeRows(n, "7")
		s.await(func(now table.State) bool { return now.Table.Rows() == s.rows })
		newest := s.table
		return s.Allocs(20, func() { s.show(newest) })
	}
	few := grow(1000)
	many := grow(200_000)
	assert.LessOrEqual(t, many, few+20)
	assert.Less(t, many, 500.0)
}

func TestProgress(t *testing.T) {
	for _, tc := range []struct {
		state table.State
		want  string
	}{
		{table.State{}, "0 rows read…"},
		{table.State{Size: 200}, "0 rows read… 0 %"},
		{table.State{Size: 200, Read: 80}, "0 rows read… 40 %"},
		{table.State{Size: 200, Read: 200}, "0 rows read… 99 %"},
		{table.State{Size: 200, Read: 200, Done: true}, ""},
	} {
		tc.state.Table = new(table.Table)
		assert.Equal(t, tc.want, reading(tc.state, look.English))
	}
}
