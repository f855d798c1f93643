// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package orderdb

import (
	_ "modernc.org/sqlite" // database/sql: "sqlite"
)
