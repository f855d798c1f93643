// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package restrows

import (
	"context"
	"fmt"
	"net/http"

	"github.com/giogrid/giogrid/storage/rowsource"
)

// features returns the features of the source that the protocol supports.
func (h *Handler[T]) features() rowsource.Features {
	f := h.Source.Features()
	f.Tree = f.Tree && h.Restrict == nil // a filter of a tree also passes the rows above a row that passes
	f.Write, f.Watch, f.Snapshot = h.Writer != nil, h.watcher() != nil, false
	return f
}

// serve answers a call from the source.
func (h *Handler[T]) serve(ctx context.Context, r *http.Request, c Call) (reply Reply[T], err error) {
	switch c.Method {
	case MethodFeatures:
		reply.Features = h.features()
		return reply, nil
	case MethodWrite:
		if h.Writer == nil {
			return reply, unsupported("writing")
		}
		reply.Outcome, err = h.Writer.Write(ctx, c.Edits)
		h.views.dropAll()
		return reply, err
	case MethodWatch:
		reply.Watched, err = h.watch(ctx, r, c)
		return reply, err
	}
	q, err := h.admit(r, c)
	if err != nil {
		return reply, err
	}
	view, done, err := h.view(ctx, q)
	if err != nil {
		return reply, err
	}
	err = ask(ctx, view, c, &reply)
	done(err)
	return reply, err
}

// admit returns the query that a call is answered for, or an error if the source does not support the call.
func (h *Handler[T]) admit(r *http.Request, c Call) (q rowsource.Query, err error) {
	if err := c.Query.Check(); err != nil {
		return q, refuse(http.StatusBadRequest, err.Error())
	}
	if most := positive(h.MaxRows, handlerRows); c.N > most {
		return q, refuse(http.StatusBadRequest, fmt.Sprintf("a page has at most %d rows", most))
	}
	f := h.features()
	if err := f.Supports(c.Query); err != nil {
		return q, err
	}
	switch c.Method {
	case MethodAggregate:
		err = h.admitAggregates(f, c.Aggregates)
	case MethodFind:
		if !f.Find {
			return q, unsupported("find")
		}
		err = f.SupportsMatch(c.Match)
	}
	if err != nil || h.Restrict == nil {
		return c.Query, err
	}
	if q, err = h.Restrict(r, c.Query); err != nil {
		return q, &refusal{http.StatusForbidden, "not allowed", err}
	}
	return q, nil
}

func (h *Handler[T]) admitAggregates(f rowsource.Features, of []rowsource.Agg) error {
	for _, a := range of {
		if err := a.Check(); err != nil {
			return refuse(http.StatusBadRequest, err.Error())
		}
	}
	return f.SupportsAggregates(of)
}

// ask answers a call from a result.
func ask[T any](ctx context.Context, v rowsource.Result[T], c Call, reply *Reply[T]) (err error) {
	switch c.Method {
	case MethodCount:
		reply.Count, err = v.Count(ctx)
	case MethodRead:
		reply.Rows, err = v.Read(ctx, c.At, c.N)
	case MethodLocate:
		reply.Index, err = v.Locate(ctx, c.ID)
	case MethodCountGroups:
		reply.Count, err = v.CountGroups(ctx)
	case MethodGroups:
		reply.Groups, err = v.Groups(ctx, c.At, c.N)
	case MethodAggregate:
		reply.Values, err = v.Aggregate(ctx, c.Aggregates, c.Span)
	case MethodFind:
		reply.Hit, err = v.Find(ctx, c.Match, c.At, c.Back)
	}
	return err
}
