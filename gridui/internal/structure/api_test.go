// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package structure

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestAPIListsWhatIsExported(t *testing.T) {
	p := build(t, "p", sources{"api.go": `
		const Most, least = 3, 1
		type Kind uint8
		const Small Kind = 2
		var Err error
		type Base struct{ ID string; rev int }
		type Grid[T any] struct{ Base; Rows []T; at int }
		func (g *Grid[T]) Sort(by ...Kind) (ok bool) { return false }
		func (g Grid[T]) hidden() {}
		type Face interface{ Draw(n int) }
		func New[T any](rows []T) *Grid[T] { return nil }
		func help() {}
		type Name = string`})
	require.Equal(t, []string{
		"type Base struct",
		"\tfield ID string",
		"var Err error",
		"type Face interface{Draw(n int)}",
		"type Grid[T any] struct",
		"\tembeds Base Base",
		"\tfield Rows []T",
		"\tfunc (*Grid[T]).Sort(by ...Kind) (ok bool)",
		"type Kind uint8",
		"const Most untyped int = 3",
		"type Name = string",
		"func New[T any](rows []T) *Grid[T]",
		"const Small Kind = 2",
	}, p.API())
}
