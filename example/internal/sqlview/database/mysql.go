// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package database

import (
	"context"
	"database/sql/driver"
	"net"
	"net/url"
	"os"
	"time"

	"github.com/go-sql-driver/mysql"

	"github.com/giogrid/giogrid/example/internal/sqlview/address"
)

// newMySQL connects to a server of MySQL or MariaDB. Several statements at once and LOAD DATA
// LOCAL, by which a server reads files of this machine, are off, whatever the address says.
func newMySQL(a address.Address, o Options) (driver.Connector, error) {
	config, err := mysqlConfig(a.URL(), a.Database())
	if err != nil {
		return nil, err
	}
	connect, err := mysql.NewConnector(config)
	if err != nil {
		return nil, err
	}
	return prepared{connect, func(ctx context.Context, c driver.Conn) error {
		if err := exec(ctx, c, "SET time_zone = '+00:00'"); err != nil || o.Write {
			return err
		}
		return exec(ctx, c, setReadOnly)
	}}, nil
}

const setReadOnly = "SET SESSION TRANSACTION READ ONLY"

// mysqlConfig has the parameters of a URL, such as tls=true, as the driver's own.
func mysqlConfig(u *url.URL, database string) (*mysql.Config, error) {
	parameters := u.Query()
	socket := parameters.Get("socket")
	parameters.Del("socket")
	config, err := mysql.ParseDSN("/?" + parameters.Encode())
	if err != nil {
		return nil, err
	}
	switch config.Net, config.Addr = "tcp", u.Host; {
	case socket != "":
		config.Net, config.Addr = "unix", socket
	case u.Port() == "":
		config.Addr = net.JoinHostPort(u.Hostname(), "3306")
	}
	config.User = u.User.Username()
	var given bool
	if config.Passwd, given = u.User.Password(); !given {
		config.Passwd = os.Getenv("MYSQL_PWD") // PostgreSQL's driver reads PGPASSWORD
	}
	config.DBName = database
	// Times are texts: the driver makes others of those that Go does not have, such as 0000-00-00.
	config.ParseTime, config.Loc = false, time.UTC
	config.MultiStatements, config.AllowAllFiles = false, false
	// A row that is written again as it was has to count as found.
	config.ClientFoundRows = true
	return config, nil
}
