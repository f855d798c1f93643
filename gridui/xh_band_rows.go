// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import "github.com/giogrid/giogrid/layoutx"

// hasRows says whether a band shows rows of the caller.
func hasRows(b layoutx.Band) bool {
	return b == layoutx.Body || b == layoutx.Top || b == layoutx.Bottom
}
