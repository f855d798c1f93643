// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package engines

import (
	_ "github.com/go-sql-driver/mysql" // database/sql: "mysql"
	_ "github.com/jackc/pgx/v5/stdlib" // database/sql: "pgx"
	_ "modernc.org/sqlite"             // database/sql: "sqlite"
)
