// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remoterows

import (
	"time"

	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/blocks"
)

// lines are what the rows of a grid are read through: flat ones, or grouped ones. An index is that of
// a line, on which there is a row or a group.
type lines[T any] interface {
	ask(q rowsource.Query, keep string)
	sync() (changed, swapped bool)
	want(now time.Time, first, end int64) (again time.Time)
	// ref is the row on a line, nil if it is not loaded.
	ref(i int64) *T
	state(i int64) remote.State
	id(i int64) string
	find(id string, near int64) (i int64, ok bool)
	// outline is nil if the lines are rows alone.
	outline() remote.Outline
	count() rowsource.Count
	busy() (pending, reading bool)
	err() error
	retry()
	// reload reads all again, and stays at a line.
	reload(first int64)
	close()
}

// stateOf is a state of the blocks as the grid knows it.
func stateOf(s blocks.State) remote.State {
	switch s {
	case blocks.Loaded:
		return remote.Loaded
	case blocks.Failed:
		return remote.Failed
	}
	return remote.Loading
}

// flat are rows one below the other, in a block cache.
type flat[T any] struct{ *blocks.Cache[T] }

func newFlat[T any](o blocks.Options[T]) flat[T] { return flat[T]{blocks.New(o)} }

func (f flat[T]) ask(q rowsource.Query, keep string) { f.SetQuery(q, keep) }

func (f flat[T]) sync() (changed, swapped bool) {
	u := f.Sync()
	return u.Changed, u.Swapped
}

func (f flat[T]) want(now time.Time, first, end int64) time.Time { return f.Want(now, first, end) }

func (f flat[T]) ref(i int64) *T { return f.Ref(i) }

func (f flat[T]) state(i int64) remote.State {
	_, state := f.Row(i)
	return stateOf(state)
}

func (f flat[T]) id(i int64) string { return f.ID(i) }

func (f flat[T]) find(id string, near int64) (int64, bool) { return f.Find(id, near) }

func (f flat[T]) outline() remote.Outline { return nil }

func (f flat[T]) count() rowsource.Count { return f.Count() }

func (f flat[T]) busy() (pending, reading bool) { return f.Pending(), f.Reading() }

func (f flat[T]) err() error {
	if err := f.QueryErr(); err != nil {
		return err
	}
	if err := f.CountErr(); err != nil {
		return err
	}
	return f.Failed()
}

func (f flat[T]) retry() { f.Retry() }

func (f flat[T]) reload(first int64) { f.Reload(f.ID(first)) }

func (f flat[T]) close() { f.Close() }
