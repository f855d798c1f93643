// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"image"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/gridui/gridtest"
)

const columnsOfSales = "3 columns  ·  comma  ·  UTF-8  ·  73 B"

func TestOneLineTellsRowsFileAndFigures(t *testing.T) {
	s := newStage(t, write(t, "sales.csv", sales))
	rows, ok := s.Harness.Find("3 rows")
	require.True(t, ok, s.Dump())
	file, ok := s.Harness.Find(columnsOfSales)
	require.True(t, ok, s.Dump())
	s.Keys("Right", "Shift+Down", "Shift+Down")
	s.Until(func() bool { return s.shows("Sum 13") })
	sum, _ := s.Harness.Find("Sum 13")
	for _, n := range []image.Rectangle{rows.Bounds, file.Bounds, sum.Bounds} {
		assert.InDelta(t, 589, (n.Min.Y+n.Max.Y)/2, 4, "the line is the last one")
	}
	assert.Less(t, rows.Bounds.Max.X, file.Bounds.Min.X)
	assert.Less(t, file.Bounds.Max.X, sum.Bounds.Min.X)
}

func TestACardShowsAllFacts(t *testing.T) {
	s := newStage(t, write(t, "sales.csv", sales))
	for _, width := range []int{300, 420, 1000} {
		for _, rtl := range []bool{false, true} {
			s.look.RTL, s.Size.X = rtl, width
			s.Settle()
			file, ok := s.Harness.Find(columnsOfSales)
			require.True(t, ok, "the item says all to a screen reader, however narrow it is")
			s.Click(file.Center())
			s.Settle()
			for _, fact := range []string{"3 columns", "comma", "UTF-8", "73 B"} {
				n, ok := s.exactly(fact)
				require.True(t, ok, "%d: %s in\n%s", width, fact, s.Dump())
				assert.True(t, n.Bounds.In(image.Rectangle{Max: s.Size}), "%d: %v", width, n.Bounds)
			}
			s.Keys("Esc")
			s.Move(float32(width)/2, 200)
			s.Settle()
			assert.False(t, s.has("73 B"))
		}
	}
}

func TestTheMouseShowsTheFacts(t *testing.T) {
	s := newStage(t, write(t, "sales.csv", sales))
	file, _ := s.Harness.Find(columnsOfSales)
	x, y := file.Center()
	s.Move(x, y)
	s.Settle()
	assert.False(t, s.has("73 B"), "only after a while")
	s.Advance(time.Second)
	assert.True(t, s.has("73 B"), s.Dump())
	s.Move(x, 200)
	s.Settle()
	assert.False(t, s.has("73 B"))
}

func TestExportsComeFirst(t *testing.T) {
	s := newStage(t, write(t, "sales.csv", sales))
	s.tools.exported = look.Text{En: "Wrote /tmp/a.csv", Ko: "저장함: /tmp/a.csv"}
	s.Settle()
	assert.True(t, s.shows("Wrote /tmp/a.csv  ·  "+columnsOfSales), s.Dump())
}

func TestTheValueOfACellShowsWhole(t *testing.T) {
	s := newStage(t, write(t, "docs.csv", "id,doc\n1.50,\"{\"\"a\"\":[1,null]}\"\n2,\n"))
	s.Keys("Right", "F4")
	s.Until(func() bool { return s.shows(`"a": [`) })
	s.Keys("F4", "Left")
	s.Settle()
	assert.True(t, s.shows("1.50"), "as in the file")
	s.Keys("Right", "Down")
	s.Until(func() bool { return s.shows("No value") })
	button, ok := s.Harness.Find("Show value")
	require.True(t, ok)
	s.Click(button.Center())
	s.Settle()
	assert.False(t, s.tools.value.Open)
}

// exactly returns the node whose label is a text.
func (s *stage) exactly(label string) (n gridtest.Node, ok bool) {
	for _, n := range s.Nodes() {
		if n.Label == label {
			return n, true
		}
	}
	return n, false
}

// has reports whether the label of a node is a text.
func (s *stage) has(label string) bool {
	_, ok := s.exactly(label)
	return ok
}
