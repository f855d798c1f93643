// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package restrows

import (
	"context"
	"sync"
	"time"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/internal/plainjson"
)

const (
	handlerViews = 16
	// viewIdle is the time that an unused result is kept. viewAge bounds the age of a result if the source does
	// not report changes.
	viewIdle = time.Minute
	viewAge  = 10 * time.Second
)

// results keeps the results of the latest queries open, so that pages are not planned, counted and sorted again.
// It is safe for concurrent use. The zero value is empty.
type views[T any] struct {
	mu   sync.Mutex
	kept map[string]*keptView[T]
	// drops counts how often all results were dropped, uses how often a result was used.
	drops, uses int
}

// keptView is a result with the number of calls that use it.
type keptView[T any] struct {
	rowsource.Result[T]
	key   string
	uses  int
	used  int       // results.uses after the latest use
	ends  time.Time // zero: after some time without use
	gone  bool      // it is not kept any more, and closed after the last use
	timer *time.Timer
	leave func() // called when it is closed
}

// viewKey returns a key for equal queries; empty if the query is not kept.
func viewKey(q rowsource.Query) string {
	key, err := plainjson.Marshal(queryJSON{q.Sort, expr.JSON{Predicate: q.Filter}, q.Group, q.Path, q.Tree, q.Parent, q.Aggregates, q.Columns})
	if err != nil {
		return ""
	}
	return string(key)
}

// get returns the kept result of a query, nil if there is none. drops is passed to put.
func (vs *views[T]) get(key string) (v *keptView[T], drops int) {
	vs.mu.Lock()
	defer vs.mu.Unlock()
	if v = vs.kept[key]; v != nil {
		v.uses++
	}
	return v, vs.drops
}

// put keeps a result that was opened since get, unless all results were dropped meanwhile or another result of the
// query is kept. If there are more than most, it drops the least recently used one.
func (vs *views[T]) put(v *keptView[T], drops, most int) {
	vs.mu.Lock()
	defer vs.mu.Unlock()
	vs.uses++
	v.uses, v.used = 1, vs.uses
	if v.gone = vs.kept[v.key] != nil || vs.drops != drops; v.gone {
		return
	}
	if vs.kept == nil {
		vs.kept = map[string]*keptView[T]{}
	}
	for len(vs.kept) >= most {
		vs.drop(vs.oldest())
	}
	vs.kept[v.key] = v
	v.timer = time.AfterFunc(viewIdle, func() { vs.expire(v) })
	vs.wait(v)
}

// wait sets the timer of a result to its end.
func (vs *views[T]) wait(v *keptView[T]) {
	d := viewIdle
	if !v.ends.IsZero() {
		d = min(d, time.Until(v.ends))
	}
	v.timer.Reset(d)
}

func (vs *views[T]) oldest() (old *keptView[T]) {
	for _, v := range vs.kept {
		if old == nil || v.used < old.used {
			old = v
		}
	}
	return old
}

func (vs *views[T]) expire(v *keptView[T]) {
	vs.mu.Lock()
	defer vs.mu.Unlock()
	if !v.gone {
		vs.drop(v)
	}
}

// drop removes a result. The caller holds the mutex.
func (vs *views[T]) drop(v *keptView[T]) {
	delete(vs.kept, v.key)
	v.timer.Stop()
	v.gone = true
	if v.uses == 0 {
		vs.close(v)
	}
}

func (vs *views[T]) close(v *keptView[T]) {
	v.Close()
	if v.leave != nil {
		go v.leave()
	}
}

// dropAll removes all results, because their content is outdated.
func (vs *views[T]) dropAll() {
	vs.mu.Lock()
	defer vs.mu.Unlock()
	vs.drops++
	for _, v := range vs.kept {
		vs.drop(v)
	}
}

// done ends a use of a result. A result that failed is dropped: it may be broken.
func (vs *views[T]) done(v *keptView[T], failed bool) {
	vs.mu.Lock()
	defer vs.mu.Unlock()
	vs.uses++
	v.uses--
	switch v.used = vs.uses; {
	case v.gone && v.uses == 0:
		vs.close(v)
	case v.gone:
	case failed:
		vs.drop(v)
	default:
		vs.wait(v)
	}
}

// result returns the result of a query. The caller passes the error of its call to done when it has finished.
func (h *Handler[T]) view(ctx context.Context, q rowsource.Query) (v rowsource.Result[T], done func(error), err error) {
	key, w := viewKey(q), h.watcher()
	most := h.OpenResults
	if most == 0 {
		most = handlerViews
	}
	if most < 0 || key == "" || w == nil && h.Source.Features().Snapshot {
		if v, err = h.Source.Open(ctx, q); err != nil {
			return nil, nil, err
		}
		return v, func(error) { v.Close() }, nil
	}
	kept, drops := h.views.get(key)
	if kept == nil {
		if kept, err = h.open(ctx, q, key, w); err != nil {
			return nil, nil, err
		}
		h.views.put(kept, drops, most)
	}
	return kept, func(err error) { h.views.done(kept, err != nil) }, nil
}

// open opens a result to keep. The source is watched for as long as the result is kept.
func (h *Handler[T]) open(ctx context.Context, q rowsource.Query, key string, w rowsource.Watcher) (v *keptView[T], err error) {
	v = &keptView[T]{key: key}
	if w == nil {
		v.ends = time.Now().Add(viewAge)
	} else {
		h.changes.enter(w)
		v.leave = h.changes.leave
	}
	if v.Result, err = h.Source.Open(ctx, q); err != nil && v.leave != nil {
		v.leave()
	}
	return v, err
}
