// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package clipboard

import (
	"fmt"

	"github.com/giogrid/giogrid/gridui/internal/edit"
)

// checkSize returns an error if a text of some bytes exceeds the limit of copies. Larger data must be
// exported.
func checkSize(bytes int) error {
	if bytes > maxText {
		return fmt.Errorf("%w: more than %d MB of text", edit.ErrCopyLarge, (maxText+1<<20-1)>>20)
	}
	return nil
}
