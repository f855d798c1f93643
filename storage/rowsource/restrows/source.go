// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package restrows

import (
	"context"
	"fmt"

	"github.com/giogrid/giogrid/storage/rowsource"
)

// Source provides the rows of a service. It is a rowsource.Source, and a rowsource.Writer and a
// rowsource.Watcher if its Features include that.
//
// Open sends nothing: if the service rejects a query, the first call of the result fails. Errors of calls that
// were sent are *Error; they wrap errors of package rowsource, and the error of the context.
type Source[T any] struct {
	options Options[T]
}

var (
	_ rowsource.Source[int] = (*Source[int])(nil)
	_ rowsource.Writer      = (*Source[int])(nil)
	_ rowsource.Watcher     = (*Source[int])(nil)

	_ rowsource.Brancher[int] = (*Source[int])(nil)
)

// New returns a source of a service whose features are known. It sends nothing. It fails without a URL or an
// ID.
func New[T any](o Options[T]) (*Source[T], error) {
	if err := o.check(); err != nil {
		return nil, err
	}
	o.fillIn()
	o.Features.Snapshot = false
	return &Source[T]{o}, nil
}

// Connect returns a source of a service after requesting its features. Options.Features is ignored.
func Connect[T any](ctx context.Context, o Options[T]) (*Source[T], error) {
	s, err := New(o)
	if err != nil {
		return nil, err
	}
	reply, err := s.call(ctx, Call{Method: MethodFeatures})
	if err != nil {
		return nil, err
	}
	s.options.Features = reply.Features
	s.options.Features.Snapshot = false
	return s, nil
}

// Features implements rowsource.Source.
func (s *Source[T]) Features() rowsource.Features { return s.options.Features }

// ID implements rowsource.Source.
func (s *Source[T]) ID(row T) string { return s.options.ID(row) }

// Branch implements rowsource.Brancher.
func (s *Source[T]) Branch(row T) rowsource.Branch {
	if s.options.Branch == nil {
		return rowsource.BranchUnknown
	}
	return s.options.Branch(row)
}

// Open implements rowsource.Source.
func (s *Source[T]) Open(ctx context.Context, q rowsource.Query) (rowsource.Result[T], error) {
	if err := q.Check(); err != nil {
		return nil, err
	}
	if err := s.options.Features.Supports(q); err != nil {
		return nil, err
	}
	return newView(s, q), ctx.Err()
}

// Write implements rowsource.Writer. It is never repeated: after a network error it is unknown whether the
// service has written.
func (s *Source[T]) Write(ctx context.Context, edits []rowsource.Edit) (rowsource.Outcome, error) {
	if !s.options.Features.Write {
		return rowsource.Outcome{}, unsupported("writing")
	}
	for i, e := range edits {
		if e.Kind > rowsource.EditDelete {
			return rowsource.Outcome{}, &rowsource.EditError{Edit: i, Err: fmt.Errorf("no such edit: %s", e.Kind)}
		}
	}
	reply, err := s.call(ctx, Call{Method: MethodWrite, Edits: edits})
	return reply.Outcome, err
}
