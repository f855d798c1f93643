// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remoterows

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/storage/rowsource"
)

// panicking panics on every write, preview and watch.
type panicking struct{}

func (panicking) Write(context.Context, []rowsource.Edit) (rowsource.Outcome, error) { panic("w") }

func (panicking) Preview([]rowsource.Edit) ([]rowsource.Statement, error) { panic("p") }

func (panicking) Watch(context.Context, func(rowsource.Change)) error { panic("t") }

func TestPanicsOfWritersAreErrors(t *testing.T) {
	_, err := GuardWriter(panicking{}).Write(t.Context(), nil)
	require.ErrorIs(t, err, rowmodel.ErrPanic)
	_, err = PreviewText(panicking{}, []rowsource.Edit{{}})
	require.ErrorIs(t, err, rowmodel.ErrPanic)
	require.ErrorIs(t, watched(t.Context(), panicking{}, nil), rowmodel.ErrPanic)
}
