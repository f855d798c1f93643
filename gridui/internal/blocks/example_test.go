// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package blocks_test

import (
	"fmt"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/blocks"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/sourcetest"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// A frame loop that sleeps until something arrives.
func ExampleCache() {
	source := sourcetest.Computed[int64]{
		N:     100_000_000,
		Row:   func(i int64) int64 { return i },
		Index: func(row int64) int64 { return row },
	}
	wake := make(chan bool, 1)
	cache := blocks.New(blocks.Options[int64]{Source: source, Wake: func() {
		select {
		case wake <- true:
		default:
		}
	}})
	defer cache.Close()
	cache.SetQuery(rowsource.Query{}, "")
	first := int64(99_999_990)
	for now := time.Unix(0, 0); ; now = now.Add(time.Second) {
		if u := cache.Sync(); u.Swapped {
			first += u.Anchor
		}
		cache.Want(now, first, first+10)
		if row, state := cache.Row(first); state == blocks.Loaded && cache.Count().Exact {
			fmt.Println(row, cache.Count())
			return
		}
		<-wake
	}
	// Output: 99999990 {100000000 true}
}

// Groups, one of them open, as a grid with grouped rows paints them.
func ExampleOutline() {
	source := newGroupedSource(newRecords(300))
	wake := make(chan bool, 1)
	outline := blocks.NewOutline(blocks.Options[record]{Source: source, Wake: func() {
		select {
		case wake <- true:
		default:
		}
	}})
	defer outline.Close()
	outline.OpenGroup(rowsource.Path{value.Int(1)})
	outline.SetQuery(rowsource.Query{Group: []string{"hundred"}}, blocks.Place{})
	first, last := int64(0), int64(4)
	for now := time.Unix(0, 0); ; now = now.Add(time.Second) {
		u := outline.Sync()
		first += u.Shift + u.Anchor
		outline.Want(now, first, last)
		if outline.Line(last-1).State == blocks.Loaded {
			break
		}
		<-wake
	}
	for i := first; i < last; i++ {
		line := outline.Line(i)
		if line.IsGroup {
			fmt.Println(line.Group.Value(), line.Group.Rows, "rows, open:", line.Open)
		} else {
			fmt.Println("  row", line.Row.id)
		}
	}
	fmt.Println(outline.Count().N, "lines")
	// Output:
	// 0 100 rows, open: false
	// 1 100 rows, open: true
	//   row 100
	//   row 101
	// 103 lines
}
