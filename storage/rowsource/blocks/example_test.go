// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package blocks_test

import (
	"fmt"
	"time"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/blocks"
	"github.com/giogrid/giogrid/storage/rowsource/sourcetest"
)

// A loop of frames that sleeps until something arrives.
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
