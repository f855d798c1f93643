// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package blocks

import (
	"time"
	"unsafe"

	"github.com/giogrid/giogrid/storage/rowsource"
)

// BlockRows is the number of rows in a block.
const BlockRows = 256

const (
	// defaultBytes leaves room below 64 MB for what a grid keeps besides its rows: texts that are
	// laid out, and the places of rows.
	defaultBytes = 48 << 20
	// maxInFlight is how many requests run at once, cancelled ones included until they return.
	maxInFlight = 2
	// rest is how long after a jump rows are asked for, if no other jump follows.
	rest = 40 * time.Millisecond
	// farScreens is how many screens away from what is shown a request is cancelled.
	farScreens = 2
	// firstRecount and lastRecount are the shortest and the longest pause before the number of
	// rows is asked for again while it is an estimate.
	firstRecount = time.Second
	lastRecount  = time.Minute
)

// Options are what a Cache works with. Source is needed.
type Options[T any] struct {
	Source rowsource.Source[T]
	// Size is about how many bytes of memory a row takes; nil: the size of a T, without what
	// it refers to.
	Size func(row T) int
	// MaxBytes bounds the size of the rows that are kept, but for those up to one screen away;
	// 0 is 48 MB.
	MaxBytes int
	// Wake, if not nil, is called on other goroutines when Sync has something to do. It must
	// not wait, nor call the cache: the window is invalidated, and the next frame calls Sync.
	Wake func()
}

func (o *Options[T]) size(row T) int {
	if o.Size != nil {
		return o.Size(row)
	}
	return int(unsafe.Sizeof(row))
}

func (o *Options[T]) maxBytes() int {
	if o.MaxBytes > 0 {
		return o.MaxBytes
	}
	return defaultBytes
}

// State is what the cache knows of a row.
type State uint8

// The states.
const (
	// Loading is a row that has not arrived: a skeleton shows in its place.
	Loading State = iota
	// Loaded is a row that is there.
	Loaded
	// Failed is a row of a block that could not be read: Err says why.
	Failed
)

// String is "loading", "loaded" or "failed".
func (s State) String() string { return []string{"loading", "loaded", "failed"}[s] }
