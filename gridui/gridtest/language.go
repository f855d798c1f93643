// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridtest

import (
	"testing"

	"github.com/giogrid/giogrid/internal/userlang"
)

// Tests find nodes by their texts, which must be the same on every machine.
func init() {
	if testing.Testing() {
		userlang.Fix("ko")
	}
}
