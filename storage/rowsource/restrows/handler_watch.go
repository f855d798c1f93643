// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package restrows

import (
	"context"
	"net/http"
	"time"

	"github.com/giogrid/giogrid/storage/rowsource"
)

const (
	handlerWait     = 25 * time.Second
	handlerWatching = 1024
)

// watcher returns the source if it can be watched, else nil.
func (h *Handler[T]) watcher() rowsource.Watcher {
	if w, ok := h.Source.(rowsource.Watcher); ok && h.Source.Features().Watch {
		return w
	}
	return nil
}

// watch answers when something has changed, or after a while without a change.
func (h *Handler[T]) watch(ctx context.Context, r *http.Request, c Call) (Watched, error) {
	w := h.watcher()
	if w == nil {
		return Watched{}, unsupported("watching")
	}
	if h.Restrict != nil {
		if _, err := h.Restrict(r, rowsource.Query{}); err != nil {
			return Watched{}, &refusal{http.StatusForbidden, "not allowed", err}
		}
	}
	h.changes.enter(w)
	defer h.changes.leave()
	timer := time.NewTimer(positive(h.WatchTime, handlerWait))
	defer timer.Stop()
	now, more, err := h.changes.since(c.After)
	if err != nil || now.Changed {
		return h.visible(now), err
	}
	select {
	case <-more:
	case <-timer.C:
	case <-ctx.Done():
		return Watched{}, ctx.Err()
	}
	now, _, err = h.changes.since(c.After)
	return h.visible(now), err
}

// visible removes the ids of a change if users see only some rows.
func (h *Handler[T]) visible(w Watched) Watched {
	if h.Restrict != nil {
		w.IDs = nil
	}
	return w
}
