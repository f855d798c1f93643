// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package blocks

import (
	"context"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// tree is one query of an Outline and the groups that are open in it.
type tree[T any] struct {
	query    rowsource.Query
	keep     Place
	fallback int64 // the line to stay at if there is no such place
	open     *openGroups
	rule     func(path rowsource.Path) bool // in place of open, if not nil
	ctx      context.Context
	cancel   context.CancelFunc
	root     *level[T]
	err      error // why the top could not be read
	bytes    int   // of all levels
	views    int   // that are open
	seek     seek[T]
}

// newTree is a tree of which nothing has been asked for.
func newTree[T any](q rowsource.Query, open *openGroups, rule func(rowsource.Path) bool) *tree[T] {
	t := &tree[T]{query: q, open: open, rule: rule}
	t.ctx, t.cancel = context.WithCancel(context.Background())
	t.root = newLevel(t, nil, 0, rowsource.Group{})
	t.seek.level = t.root
	return t
}

func (t *tree[T]) close() {
	if !t.root.gone {
		t.cancel()
		t.root.close()
	}
}

// cancelReads cancels the blocks that are being read.
func (t *tree[T]) cancelReads() {
	t.all(func(l *level[T]) {
		l.rows.cancelReads()
		l.groups.cancelReads()
	})
}

// all calls a function for each level.
func (t *tree[T]) all(do func(*level[T])) { t.root.all(do) }

func (l *level[T]) all(do func(*level[T])) {
	do(l)
	for _, kid := range l.kids {
		kid.all(do)
	}
}

// toggle brings the level of a group in line with whether it is open.
func (t *tree[T]) toggle(path rowsource.Path) {
	parent := t.root.below(path[:len(path)-1])
	if parent == nil || parent.leaf {
		return
	}
	v := path[len(path)-1]
	if kid := parent.byValue[v]; kid != nil {
		if !parent.opens(kid.group) {
			parent.detach(kid)
			kid.close()
			parent.resize()
		}
		return
	}
	if item, g, ok := parent.search(v); ok {
		parent.adopt(item, g)
		parent.resize()
	}
}

// search finds the group with a value among those that are there.
func (l *level[T]) search(v value.Value) (int64, rowsource.Group, bool) {
	for k, b := range l.groups.blocks {
		for i, g := range b.rows {
			if g.Value() == v {
				return k*BlockRows + int64(i), g, true
			}
		}
	}
	return 0, rowsource.Group{}, false
}
