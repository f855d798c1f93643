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

// newMySQL returns a connector to a server of MySQL or MariaDB. Several statements at a time and LOAD DATA LOCAL, by
// which a server reads files of this machine, are disabled whatever the address contains.
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

// mysqlConfig converts the parameters of a URL, such as tls=true, to the driver's configuration.
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
	// Times are texts: the driver would change values that Go lacks, such as 0000-00-00.
	config.ParseTime, config.Loc = false, time.UTC
	config.MultiStatements, config.AllowAllFiles = false, false
	// A row that is rewritten unchanged must count as found.
	config.ClientFoundRows = true
	return config, nil
}
