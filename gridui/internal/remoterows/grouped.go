// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remoterows

import (
	"strconv"
	"strings"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/blocks"
)

// grouped are rows in groups.
type grouped[T any] struct {
	lines *blocks.Outline[T]
	ids   rowsource.Source[T]
	// open says which groups are open.
	open func(id string, depth int) bool
	// toggled is called when groups have been opened or closed.
	toggled func()
}

func newGrouped[T any](o blocks.Options[T], toggled func()) *grouped[T] {
	return &grouped[T]{lines: blocks.NewOutline(o), ids: o.Source, toggled: toggled}
}

// openBy has a function say which groups are open.
func (g *grouped[T]) openBy(open func(id string, depth int) bool) {
	g.open = open
	g.Reopen(coord.NoRecord)
}

// isOpen reports whether the group at a path is open.
func (g *grouped[T]) isOpen(path rowsource.Path) bool {
	return g.open != nil && g.open(groupID(path), len(path)-1)
}

// groupID is the id of a group.
func groupID(path rowsource.Path) string { return remote.GroupPrefix + path.ID() }

func (g *grouped[T]) ask(q rowsource.Query, keep string) { g.lines.SetQuery(q, g.place(keep)) }

// place is where a row or a group is, empty if it is not there.
func (g *grouped[T]) place(id string) blocks.Place {
	line, ok := g.find(id, 0)
	if !ok || id == "" {
		return blocks.Place{}
	}
	return g.lines.Place(line)
}

func (g *grouped[T]) sync() (changed, swapped bool) {
	u := g.lines.Sync()
	return u.Changed, u.Swapped
}

func (g *grouped[T]) want(now time.Time, first, end int64) (again time.Time) {
	return g.lines.Want(now, first, end)
}

func (g *grouped[T]) ref(i int64) *T { return g.lines.Ref(i) }

func (g *grouped[T]) state(i int64) remote.State {
	line := g.lines.Line(i)
	return stateOf(line.State)
}

// id is that of a row or a group. What has not arrived has the id of the group that it is in, with its
// index there, so that the screen stays at it while groups above it change.
func (g *grouped[T]) id(i int64) string {
	line := g.lines.Line(i)
	switch {
	case line.State != blocks.Loaded:
		below, item := g.lines.Seat(i)
		return remote.LoadingPrefix + strconv.FormatInt(item, 10) + ":" + below.ID()
	case line.IsGroup:
		return groupID(line.Group.Path)
	}
	return g.ids.ID(line.Row)
}

func (g *grouped[T]) find(id string, near int64) (i int64, ok bool) {
	if path, is := strings.CutPrefix(id, remote.GroupPrefix); is {
		at, err := rowsource.PathOf(path)
		if err != nil {
			return 0, false
		}
		return g.lines.LineOf(at)
	}
	if seat, is := strings.CutPrefix(id, remote.LoadingPrefix); is {
		return g.findSeat(seat)
	}
	return g.lines.FindRow(id, near)
}

// findSeat is the line of what had not arrived.
func (g *grouped[T]) findSeat(seat string) (i int64, ok bool) {
	index, below, _ := strings.Cut(seat, ":")
	item, err := strconv.ParseInt(index, 10, 64)
	if err != nil {
		return 0, false
	}
	path, err := rowsource.PathOf(below)
	if err != nil {
		return 0, false
	}
	return g.lines.LineAt(path, item)
}

func (g *grouped[T]) outline() remote.Outline { return g }

func (g *grouped[T]) count() rowsource.Count { return g.lines.Count() }

func (g *grouped[T]) busy() (pending, reading bool) { return g.lines.Pending(), g.lines.Reading() }

func (g *grouped[T]) err() error {
	if err := g.lines.QueryErr(); err != nil {
		return err
	}
	return g.lines.Failed()
}

func (g *grouped[T]) retry() { g.lines.Retry() }

func (g *grouped[T]) reload(first int64) { g.lines.Reload(g.lines.Place(first)) }

func (g *grouped[T]) close() { g.lines.Close() }
