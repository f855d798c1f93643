// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package device

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestIs(t *testing.T) {
	for _, name := range []string{
		"con", "PRN", "Aux", "nul", "NUL.txt", "nul .tar.gz", "conin$", "CONOUT$.x", "com0", "COM9", "lpt1.csv", "com¹", "LPT²", "lpt³ ",
	} {
		require.True(t, Is(name), "%q", name)
	}
	for _, name := range []string{
		"", ".", "console", "x.con", " con", "conin", "com", "com10", "com⁴", "com\xff", "lpt", "lptx", "포트",
	} {
		require.False(t, Is(name), "%q", name)
	}
}
