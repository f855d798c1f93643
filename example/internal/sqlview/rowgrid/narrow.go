// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package rowgrid

import (
	"context"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
)

// narrow is a source with the rows for which where is true; nil: all.
func narrow(s *sqlrows.Source, where expr.Expr) rowsource.Source[sqlrows.Row] {
	if where == nil {
		return s
	}
	return narrowed{s, where}
}

// narrowed restricts every query of a source, and writes as the source does.
type narrowed struct {
	*sqlrows.Source
	where expr.Expr
}

var _ rowsource.Writer = narrowed{}

// Open implements rowsource.Source.
func (n narrowed) Open(ctx context.Context, q rowsource.Query) (rowsource.View[sqlrows.Row], error) {
	q.Filter = expr.Join(n.where, q.Filter)
	return n.Source.Open(ctx, q)
}
