// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package rowgrid

import (
	"errors"
	"strings"

	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
)

// unreachable replaces driver messages about sockets and broken connections.
var unreachable = look.Text{
	En: "the database cannot be reached. What is shown stays, and so do your changes",
	Ko: "데이터베이스에 연결할 수 없습니다. 보이는 행과 변경 내용은 그대로입니다",
}

// explain returns a function for the text of an error below the rows. The line at the bottom of the window shows the
// entire error.
func explain(l *look.Look) func(error) string {
	return func(err error) string {
		var of *sqlrows.Error
		if errors.As(err, &of) && of.Class == sqlrows.ClassGone {
			return unreachable.In(l.Lang)
		}
		return strings.TrimPrefix(err.Error(), "sqlrows: ")
	}
}
