// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import "github.com/giogrid/giogrid/layoutx"

// HasRows reports whether a band shows rows of the caller.
func HasRows(b layoutx.Band) bool {
	return b == layoutx.Body || b == layoutx.Top || b == layoutx.Bottom
}
