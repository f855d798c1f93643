// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ranges_test

import (
	"fmt"

	"github.com/giogrid/giogrid/gridui/internal/ranges"
)

// bounds spans a billion rows, three of them pinned at the top, in eight columns.
var bounds = ranges.Rect{Rows: ranges.Span{First: -3, End: 1_000_000_000}, Cols: ranges.Span{First: 0, End: 8}}

func block(row, rows, col, cols int) ranges.Rect {
	return ranges.Rect{Rows: ranges.Span{First: row, End: row + rows}, Cols: ranges.Span{First: col, End: col + cols}}
}

func ExampleSet() {
	var s ranges.Set
	s.BeginReplace(ranges.Cell(ranges.Corner{Row: 2, Col: 1})) // a press
	s.MoveHead(ranges.Corner{Row: 5, Col: 3})                  // a drag
	s.Commit(bounds)
	s.BeginToggle(ranges.Cell(ranges.Corner{Row: 3, Col: 2}), bounds) // a press with Mod, inside
	s.Commit(bounds)
	for _, r := range s.AppendRects(nil, bounds) {
		fmt.Println(r)
	}
	// Output:
	// {{2 3} {1 4}}
	// {{3 4} {1 2}}
	// {{3 4} {3 4}}
	// {{4 6} {1 4}}
}

func ExampleSet_Follow() {
	var s ranges.Set
	s.Replace(ranges.Of(block(10, 5, 0, 2)))
	s.Follow(ranges.Change{
		Rows: ranges.Splices{
			Before: bounds.Rows, Now: bounds.Rows,
			Removed:  []ranges.Span{{First: 9, End: 12}}, // two rows of the range and that above
			Inserted: []ranges.Span{{First: 10, End: 13}},
		},
		Bounds: bounds,
	})
	fmt.Println(s.AppendRects(nil, bounds))
	// Output: [{{9 15} {0 2}}]
}

func ExampleCount() {
	whole := ranges.Range{Kind: ranges.Columns, Head: ranges.Corner{Col: 1}}.Rect(bounds)
	cover := ranges.Cover(nil, []ranges.Rect{whole, block(0, 10, 1, 2)})
	fmt.Println(len(cover), ranges.Count(cover))
	// Output: 2 2000000016
}

func ExampleLayout() {
	write := func(rects ...ranges.Rect) {
		for i, table := range ranges.Layout(rects) {
			if i > 0 {
				fmt.Println()
			}
			for row := range table.EachRow() {
				var line []string
				for col := range table.EachCol() {
					line = append(line, fmt.Sprintf("%c%d", 'A'+col, row))
				}
				fmt.Println(line)
			}
		}
	}
	write(block(1, 2, 3, 1), block(1, 2, 0, 2))
	fmt.Println("--")
	write(block(1, 2, 0, 2), block(2, 1, 4, 1))
	// Output:
	// [A1 B1 D1]
	// [A2 B2 D2]
	// --
	// [A1 B1]
	// [A2 B2]
	//
	// [E2]
}

func ExamplePlanPaste() {
	table := [][]string{{"a", "b"}}
	p, _ := ranges.PlanPaste(ranges.Size{Rows: 1, Cols: 2}, []ranges.Rect{block(4, 2, 0, 4)}, bounds, ranges.Skip{})
	for i := range p.Blocks {
		for row, line := range p.Blocks[i].EachRow() {
			var values []string
			for _, field := range p.Blocks[i].EachCol() {
				values = append(values, table[line][field])
			}
			fmt.Println(row, values)
		}
	}
	_, err := ranges.PlanPaste(ranges.Size{Rows: 1, Cols: 2}, []ranges.Rect{block(4, 2, 0, 4), block(9, 1, 0, 2)}, bounds, ranges.Skip{})
	fmt.Println(err)
	// Output:
	// 4 [a b a b]
	// 5 [a b a b]
	// gridui: 1×2 cells do not fit into 2 ranges, of which one has 2×4: several ranges take one cell or exactly their own size
}

func ExampleWalk() {
	w := ranges.NewWalk([]ranges.Rect{block(0, 2, 0, 2), block(7, 1, 7, 1)}, ranges.Skip{})
	var at ranges.Corner
	for range 5 {
		at, _ = w.Step(at, ranges.Down)
		fmt.Print(at, " ")
	}
	fmt.Println()
	// Output: {1 0} {0 1} {1 1} {7 7} {0 0}
}

func ExampleFillDown() {
	fmt.Println(ranges.FillDown(block(5, 3, 0, 2), bounds, ranges.Skip{}))
	fmt.Println(ranges.FillDown(block(5, 1, 0, 2), bounds, ranges.Skip{}))
	fmt.Println(ranges.FillDown(block(-3, 1, 0, 2), bounds, ranges.Skip{}))
	// Output:
	// {5 {{6 8} {0 2}}} true
	// {4 {{5 6} {0 2}}} true
	// {0 {{0 0} {0 0}}} false
}
