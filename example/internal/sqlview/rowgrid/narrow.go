// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package rowgrid

import (
	"context"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
)

// narrow returns a source of the rows for which where is true; nil means all.
func narrow(s *sqlrows.Source, where expr.Predicate) rowsource.Source[sqlrows.Row] {
	if where == nil {
		return s
	}
	return narrowed{s, where}
}

// narrowed restricts every query of a source; writes go to the source unchanged.
type narrowed struct {
	*sqlrows.Source
	where expr.Predicate
}

var _ rowsource.Writer = narrowed{}

// Open implements rowsource.Source.
func (n narrowed) Open(ctx context.Context, q rowsource.Query) (rowsource.Result[sqlrows.Row], error) {
	q.Filter = expr.Join(n.where, q.Filter)
	return n.Source.Open(ctx, q)
}
